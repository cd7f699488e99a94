import { money } from '../../../../../packages/domain/src/money/index.ts';

export const price = money;
