import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideMessage, hasGapBefore, mergeMessages, stillWaiting } from './index.ts';

const said = (number: number) => ({ number, message_id: `m${number}` });

describe('[MSG-01] what a message may be', () => {
  test.each([
    ['Hello', 0, undefined],
    ['', 1, undefined],
    ['', 3, undefined],
    ['', 0, 'message_empty'],
    [' \n\t ', 0, 'message_empty'],
  ] as const)('%j with %d pictures: %s', (text, pictures, code) => {
    const decision = decideMessage({ text, pictures });
    expect(decision.ok ? undefined : decision.refusal.code).toBe(code);
  });
});

describe('[MSG-01] a conversation has one order', () => {
  const arrivals = fc.array(fc.array(fc.integer({ min: 1, max: 20 }).map(said), { maxLength: 6 }), {
    maxLength: 8,
  });

  test('[MSG-01] late and doubled messages neither double nor reorder', () => {
    fc.assert(
      fc.property(arrivals, (parts) => {
        const merged = parts.reduce<ReturnType<typeof said>[]>(mergeMessages, []);
        const numbers = merged.map(({ number }) => number);
        const heard = [...new Set(parts.flat().map(({ number }) => number))];
        expect(numbers).toEqual(heard.sort((one, other) => one - other));
      }),
    );
  });

  test('[MSG-01] whatever the order of arrival, the end is the same', () => {
    fc.assert(
      fc.property(arrivals, (parts) => {
        const merge = (all: typeof parts) => all.reduce<ReturnType<typeof said>[]>(mergeMessages, []);
        expect(merge([...parts].reverse())).toEqual(merge(parts));
        expect(merge([...parts, ...parts])).toEqual(merge(parts));
      }),
    );
  });

  test('what arrives anew takes the place of what was known', () => {
    const [old, fresh] = [
      { ...said(1), text: 'old link' },
      { ...said(1), text: 'new link' },
    ];
    expect(mergeMessages([old], [fresh])).toEqual([fresh]);
  });

  test.each([
    [[], 1, false],
    [[], 2, true],
    [[1, 2], 3, false],
    [[1, 2], 4, true],
    [[1, 2], 2, false],
  ] as const)('after %j the number %d: missing some %s', (known, number, isMissing) => {
    expect(hasGapBefore(known.map(said), { number })).toBe(isMissing);
  });

  test('[MSG-01] what the server has taken waits no more', () => {
    const waiting = [{ message_id: 'm1' }, { message_id: 'm9' }];
    expect(stillWaiting(waiting, [said(1), said(2)])).toEqual([{ message_id: 'm9' }]);
  });
});
