import { expect, test } from 'vitest';
import { isSameWay } from './shown-bill.ts';

type Asked = Parameters<typeof isSameWay>[0];

const door = { order_type: 'delivery', latitude: -34.9, longitude: -56.2 } as const;
const takeAway = { order_type: 'take_away', latitude: null, longitude: null } as const;

test.each([
  ['to the same door', door, door, true],
  ['a little further north', door, { ...door, latitude: -34.8999 }, false],
  ['a little further east', door, { ...door, longitude: -56.1999 }, false],
  ['to a door whose way was not asked for yet', { ...door, order_type: 'take_away' }, door, false],
  ['to nobody’s door', door, takeAway, true],
])(
  '[CHK-05] [CHK-06] a delivery is priced in the browser only by the way that the market measured: %s',
  (_where, asked, now, isSame) => {
    expect(isSameWay(asked as Asked, now)).toBe(isSame);
  },
);
