import { parse } from 'acorn';

export const addLine = parse;
