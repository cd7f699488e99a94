import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, rental } from '../../../testing/index.ts';
import { type Hire, openHire } from '../trips.fixture.ts';

const { vehicles } = rental;

let hire: Hire;
beforeAll(async () => {
  hire = await openHire();
  hire.market.clock.set('2026-06-17T12:00:00Z');
});
afterAll(() => hire.market.close());
beforeEach(async () => {
  // The newest review stands first.
  hire.market.clock.advance(60_000);
  await hire.freeUnits();
});

const staff = (id: 'ops.confirmTrip' | 'ops.startTrip' | 'ops.completeTrip', tripId: string) =>
  hire.market.call(id, { params: { id: tripId } }, hire.wheels);
async function hired(caller: Caller, steps = 3): Promise<{ trip_id: string; line_id: string }> {
  const trip_id = await hire.book(caller);
  const whole = ['ops.confirmTrip', 'ops.startTrip', 'ops.completeTrip'] as const;
  for (const one of whole.slice(0, steps)) await staff(one, trip_id);
  return { trip_id, line_id: (await hire.details(trip_id, caller)).lines[0]?.id ?? '' };
}
const send = (caller: Caller, body: object) =>
  hire.market.call('trips.review', { body: { rating: 5, ...body } as never }, caller);
const refused = async (caller: Caller, body: object) => {
  const sent = { body: { rating: 5, ...body } as never };
  return (await hire.market.refused('trips.review', sent, caller)).code;
};
const listed = () => hire.market.call('vehicles.reviews', { params: { id: vehicles.compact }, query: {} });

describe('a review of a vehicle', () => {
  test('is its customer’s alone, of a line of that trip, once the trip is completed', async () => {
    const [ana, bob, guest] = [await hire.newCustomer(), await hire.newCustomer(), await hire.newGuest()];
    const done = await hired(ana);
    expect(await refused(bob, done)).toBe('trip_not_found');
    expect(await refused(guest, done)).toBe('sign_in_required');
    for (const staff of [hire.operator, hire.wheels]) expect(await refused(staff, done)).toBe('forbidden');
    expect(await refused(guest, await hired(guest))).toBe('sign_in_required');
    for (const steps of [0, 1, 2]) {
      await hire.freeUnits();
      expect(await refused(ana, await hired(ana, steps))).toBe('trip_not_completed');
    }
    const canceled = await hired(ana, 0);
    await hire.market.call('trips.cancel', { body: { trip_id: canceled.trip_id } }, ana);
    expect(await refused(ana, canceled)).toBe('trip_not_completed');
    expect(await refused(ana, { ...done, trip_id: canceled.trip_id })).toBe('trip_line_not_found');
  });

  test('has one to five whole stars and a thousand letters, which stay as they were written', async () => {
    const ana = await hire.newCustomer();
    const done = await hired(ana);
    for (const rating of [0, 6, 4.5, -1, '5', null])
      expect(await refused(ana, { ...done, rating })).toBe('malformed');
    expect(await refused(ana, { ...done, comment: 'x'.repeat(1001) })).toBe('malformed');
    const comment = `<script>alert(1)</script> مرحبا & <b>"x"</b>\n\n${'x'.repeat(900)} 😀`;
    await send(ana, { ...done, comment: ` ${comment} ` });
    const [newest] = (await listed()).reviews;
    expect(newest).toMatchObject({ rating: 5, comment, customer_name: 'Ana', reply: null });
  });

  test('sent four times at once is one, counted once; the average is that of all stars', async () => {
    const ana = await hire.newCustomer();
    const done = await hired(ana);
    const before = await listed();
    const sent = await Promise.allSettled([1, 2, 3, 4].map((rating) => send(ana, { ...done, rating })));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of sent)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'already_reviewed' });
    const { rating_count: count, avg_rating: average, by_stars: stars, reviews } = await listed();
    expect(count).toBe(before.rating_count + 1);
    expect(stars.reduce((sum, one) => sum + one, 0)).toBe(count);
    const sum = stars.reduce((all, one, place) => all + one * (place + 1), 0);
    expect(average).toBe(Math.round((sum * 100) / count) / 100);
    expect(stars[(reviews[0]?.rating ?? 0) - 1]).toBe(
      (before.by_stars[(reviews[0]?.rating ?? 0) - 1] ?? 0) + 1,
    );
    const details = { params: { id: vehicles.compact }, query: {} };
    const vehicle = await hire.market.call('vehicles.details', details);
    expect([vehicle.avg_rating, vehicle.total_reviews]).toEqual([average, count]);
  });

  test('a reply to it is taken back by an empty one, as a store’s is: it could not be', async () => {
    const ana = await hire.newCustomer();
    await send(ana, { ...(await hired(ana)), comment: 'Like new' });
    const replied = async (reply: string) => {
      const params = { id: (await listed()).reviews[0]?.id ?? '' };
      await hire.market.call('ops.replyToVehicleReview', { params, body: { reply } }, hire.wheels);
      return (await listed()).reviews[0];
    };
    expect(await replied('Come again')).toMatchObject({ reply: 'Come again' });
    expect(await replied('')).toMatchObject({ comment: 'Like new', reply: null, replied_at: null });
  });

  test('stays without a name when its account goes', async () => {
    const ana = await hire.newCustomer();
    await send(ana, { ...(await hired(ana)), comment: 'Like new' });
    const { rating_count: count } = await listed();
    await hire.market.call('accounts.remove', {}, ana);
    const after = await listed();
    expect(after.rating_count).toBe(count);
    expect(after.reviews[0]).toMatchObject({ comment: 'Like new', customer_name: null });
  });
});
