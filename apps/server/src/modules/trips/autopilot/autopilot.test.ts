import { haversineMetres } from '@promenade/domain/zones';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture } from '../../../testing/index.ts';
import { type Hire, openHire } from '../trips.fixture.ts';

let hire: Hire;
beforeAll(async () => {
  hire = await openHire({ settings: { autopilot: true, autopilotSpeed: 1 } });
});
afterAll(() => hire.market.close());

async function pass(seconds: number): Promise<void> {
  hire.market.clock.advance(seconds * 1000);
  await hire.market.runJobs();
}

test('[RENT-16] [NAV-07] confirmed by itself, brought along the road without a write, begun and ended at its times', async () => {
  const guest = await hire.newGuest();
  const tripId = await hire.book(guest);
  await pass(44);
  expect(await hire.details(tripId, guest)).toMatchObject({ trip_status: 'pending', delivery_man: null });
  await pass(1);
  const away = async () => {
    let trip: Awaited<ReturnType<Hire['details']>> | undefined;
    const texts = await hire.market.statements(async () => {
      trip = await hire.details(tripId, guest);
    });
    expect(texts.filter((text) => !text.startsWith('select'))).toEqual([]);
    const at = trip?.delivery_man;
    return at ? haversineMetres({ lat: at.latitude, lng: at.longitude }, fixture.points.centre) : Number.NaN;
  };
  const first = await away();
  await pass(10);
  const second = await away();
  expect(second).toBeLessThan(first);
  expect((await hire.details(tripId, guest)).delivery_man?.name).toMatch(/^Driver \d+$/);
  await pass(600);
  expect(await hire.details(tripId, guest)).toMatchObject({ trip_status: 'ongoing', delivery_man: null });
  await pass(4 * 3600);
  const done = await hire.details(tripId, guest);
  expect(done).toMatchObject({ trip_status: 'completed', payment_status: 'paid' });
  expect(done.timeline.map(({ status }) => status)).toEqual(['pending', 'confirmed', 'ongoing', 'completed']);
});

test('[RENT-16] a trip that is made longer goes on until its new end', async () => {
  const guest = await hire.newGuest();
  const tripId = await hire.book(guest);
  await pass(1000);
  const asked = { trip_id: tripId, estimated_hours: 6 };
  const { bill } = await hire.market.call('trips.changeQuote', { body: asked }, guest);
  await hire.market.call('trips.change', { body: { ...asked, trip_amount: bill.trip_amount } }, guest);
  await pass(4 * 3600);
  expect(await hire.details(tripId, guest)).toMatchObject({ trip_status: 'ongoing' });
  await pass(2 * 3600);
  expect(await hire.details(tripId, guest)).toMatchObject({ trip_status: 'completed' });
});
