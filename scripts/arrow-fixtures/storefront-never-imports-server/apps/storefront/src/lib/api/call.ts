import { app } from '../../../../server/src/app.ts';

export const call = app;
