import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, decideMarket, expectBoundedStream, rental } from '../../../testing/index.ts';
import { over } from '../../../platform/context.ts';
import { getMarket } from '../../settings/index.ts';
import { tripInvoiceOf } from '../invoice/trip-invoice.ts';
import { type Hire, openHire } from '../trips.fixture.ts';
import { findTrip } from '../trips.repo.ts';
import type { TripTables } from '../trips.tables.ts';
import { followTrip } from './follow-trip.ts';

const { vehicles, providers } = rental;

let hire: Hire;
let picture: Blob;
let guest: Caller;
beforeAll(async () => {
  hire = await openHire();
  const grey = { width: 8, height: 8, channels: 3, background: '#888888' } as const;
  const png = await sharp({ create: grey }).png().toBuffer();
  picture = new Blob([new Uint8Array(png)], { type: 'image/png' });
});
afterAll(() => hire.market.close());
beforeEach(async () => {
  await hire.startOver();
  guest = await hire.newGuest();
});

type Step = 'ops.confirmTrip' | 'ops.startTrip' | 'ops.completeTrip';
const step = (id: Step, tripId: string, caller: Caller = hire.wheels) =>
  hire.market.call(id, { params: { id: tripId } }, caller);
async function bookedAt(caller: Caller, ...steps: Step[]): Promise<string> {
  const tripId = await hire.book(caller);
  for (const one of steps) await step(one, tripId);
  return tripId;
}
const whole = ['ops.confirmTrip', 'ops.startTrip', 'ops.completeTrip'] as const;
const code = async (refused: Promise<{ code: string }>) => (await refused).code;
const { wheels: wheelsId } = providers;

describe('lists', () => {
  test('whoever reads on in a list of trips misses and repeats none, whatever was booked meanwhile', async () => {
    const booked: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      hire.market.clock.advance(1000);
      booked.unshift(await hire.book(guest));
    }
    const read = (query: { limit: number; cursor?: string }) =>
      hire.market.call('trips.list', { params: { type: 'all' }, query }, guest);
    const first = await read({ limit: 2 });
    await hire.freeUnits();
    await hire.book(guest);
    const rest = await read({ limit: 2, cursor: first.next_cursor ?? '' });
    expect([...first.trips, ...rest.trips].map(({ id }) => id)).toEqual(booked);
    expect([rest.total_size, rest.next_cursor]).toEqual([4, null]);
  });

  test('[RENT-16] running and past trips, the newest first; another’s are not there', async () => {
    const [first, second] = [await hire.book(guest), await hire.book(guest)];
    await hire.market.call('trips.cancel', { body: { trip_id: first, reason: 'Rain' } }, guest);
    const list = async (type: 'all' | 'running' | 'completed', caller = guest) => {
      const { trips } = await hire.market.call('trips.list', { params: { type }, query: {} }, caller);
      return trips.map(({ id }) => id).sort();
    };
    expect(await list('running')).toEqual([second]);
    expect(await list('completed')).toEqual([first]);
    expect(await list('all')).toEqual([first, second].sort());
    expect(await list('all', await hire.newGuest())).toEqual([]);
  });
});

describe('who may read a trip', () => {
  test('[RENT-16] its owner, and whoever has its link; nobody by id alone', async () => {
    const tripId = await hire.book(guest);
    const own = await hire.details(tripId, guest);
    const link = new URL(own.link ?? '').searchParams.get('link') ?? '';
    const query = { trip_id: tripId, link };
    const linked = await hire.market.call('trips.details', { query }, {});
    expect(linked).toMatchObject({ id: tripId, contact_person_email: 'ana@example.com', link: own.link });
    const stranger = await hire.newGuest();
    const refused = (asked: object, id: 'trips.details' | 'trips.invoice' = 'trips.details') =>
      code(hire.market.refused(id, { query: { trip_id: tripId, ...asked } }, stranger));
    expect(await refused({})).toBe('trip_not_found');
    expect(await refused({}, 'trips.invoice')).toBe('trip_not_found');
    expect(await refused({ link: `${link}x` })).toBe('trip_not_found');
    expect(await refused({ link, trip_id: '200999' })).toBe('trip_not_found');
    hire.market.clock.advance(91 * 24 * 3_600_000);
    expect(await refused({ link })).toBe('trip_not_found');
    const events = { query: { trip_id: tripId } };
    expect(await code(hire.market.refused('trips.events', events, stranger))).toBe('trip_not_found');
  });

  test('[RENT-16] its stream tells of another unit, a driver and a hand-over, which change no status', async () => {
    const { shopperId, ...customer } = await hire.newCustomer();
    const trip_id = await hire.book(customer);
    const params = { id: trip_id };
    await hire.market.call('ops.confirmTrip', { params }, hire.wheels);
    const actor = { kind: 'guest', shopperId, signIns: 0 } as const;
    const stream = followTrip({ ...hire.market.ctx, actor }, { trip_id });
    const told = async () => (await stream.next()).value?.updated_at;
    const times = [await told()];
    const [unit] = (await hire.details(trip_id, customer)).units;
    const unit_id = unit?.unit_id ?? '';
    hire.market.clock.advance(1000);
    const body = { units: [{ unit_id, driver_name: 'Tito' }] };
    await hire.market.call('ops.assignTrip', { params, body }, hire.wheels);
    times.push(await told());
    hire.market.clock.advance(1000);
    const seen = { unit_id, moment: 'pickup', odometer_km: 1, fuel_percent: 1 } as const;
    await hire.market.call('ops.handOverTrip', { params, body: seen }, hire.wheels);
    times.push(await told());
    await stream.return(undefined);
    expect(new Set(times).size).toBe(3);
  });

  test('after a while its stream ends, so that an ended session hears no more', async () => {
    const { shopperId, ...customer } = await hire.newCustomer();
    const trip_id = await hire.book(customer);
    const actor = { kind: 'guest', shopperId, signIns: 0 } as const;
    const follow = () => followTrip({ ...hire.market.ctx, actor }, { trip_id });
    await expectBoundedStream(follow, hire.market.clock);
  });

  test('nobody but its shopper pays, changes or cancels it', async () => {
    const trip_id = await hire.book(guest);
    const stranger = await hire.newGuest();
    const hours = { trip_id, estimated_hours: 5 };
    const pay = { trip_id, payment_method: 'cash_on_delivery' };
    const refused = [
      hire.market.refused('trips.pay', { body: pay }, stranger),
      hire.market.refused('trips.cancel', { body: { trip_id } }, stranger),
      hire.market.refused('trips.changeQuote', { body: hours }, stranger),
      hire.market.refused('trips.change', { body: { ...hours, trip_amount: 1 } }, stranger),
    ];
    expect(new Set(await Promise.all(refused.map(code)))).toEqual(new Set(['trip_not_found']));
  });

  test('[NAV-07] Track Trip by number and phone: the way, not how else to reach its shopper', async () => {
    const { trip_number } = await hire.details(await hire.book(guest), guest);
    const query = { trip_id: trip_number, contact_number: '+59899123456' };
    const tracked = await hire.market.call('trips.track', { query }, {});
    expect(tracked).toMatchObject({
      trip_number,
      trip_status: 'pending',
      contact_person_email: '',
      units: [],
      handovers: [],
      link: null,
      calendar_link: null,
      changeable: false,
    });
    expect(tracked.contact_person_number).toContain('*');
    expect(tracked.route).not.toBeNull();
    await decideMarket(hire.market.ctx, { callingCode: '598' });
    const atHome = { query: { ...query, contact_number: '099 123 456' } };
    expect(await hire.market.call('trips.track', atHome, {})).toMatchObject({ trip_number });
    await decideMarket(hire.market.ctx, { callingCode: '' });
    const wrong = { query: { ...query, contact_number: '+59899123457' } };
    expect(await code(hire.market.refused('trips.track', wrong, {}))).toBe('trip_not_found');
  });
});

describe('files', () => {
  test('[RENT-16] the invoice is a PDF behind a link of ten minutes', async () => {
    const query = { trip_id: await hire.book(guest) };
    for (const language of ['en', 'ar'] as const) {
      const { pdf_url: url } = await hire.market.call('trips.invoice', { query }, { ...guest, language });
      const answer = await hire.market.app.inject({ url: new URL(url).pathname });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      hire.market.clock.advance(10 * 60_000);
      expect((await hire.market.app.inject({ url: new URL(url).pathname })).statusCode).toBe(404);
    }
  });

  test('the invoice’s hours run to 24, as those of the trip’s page: they were AM and PM', async () => {
    const db = over<TripTables>(hire.market.ctx);
    const trip = await findTrip(db, await hire.book(guest));
    const { settings } = await getMarket(hire.market.ctx);
    const invoice = trip && tripInvoiceOf({ trip, lines: [], settings, language: 'en' });
    expect(invoice?.facts[1]).toMatch(/ at \d\d:\d\d – .* at \d\d:\d\d$/);
  });

  test('[RENT-16] the calendar follows the trip: confirmed, then cancelled', async () => {
    const tripId = await bookedAt(guest, 'ops.confirmTrip');
    const { calendar_link } = await hire.details(tripId, guest);
    const read = async () => {
      const answer = await hire.market.app.inject({ url: new URL(calendar_link ?? '').pathname });
      expect(answer.headers['content-type']).toContain('text/calendar');
      return answer.payload;
    };
    const text = await read();
    expect(text).toContain('DTSTART:20260617T120000Z\r\nDTEND:20260617T160000Z\r\nSTATUS:CONFIRMED\r\n');
    expect(text).toContain(`UID:${tripId}@market.example\r\n`);
    const cancel = { params: { id: tripId }, body: { reason: 'Storm' } };
    await hire.market.call('ops.cancelTrip', cancel, hire.wheels);
    expect(await read()).toContain('STATUS:CANCELLED');
    const forged = { url: '/trip-calendars/a.b' };
    expect((await hire.market.app.inject(forged)).statusCode).toBe(404);
  });
});

describe('the provider’s staff', () => {
  test('[RENT-16] [MSG-02] confirm, name a driver, start, complete: told to the shopper, vehicles free from then on', async () => {
    const ana = await hire.newCustomer();
    const tripId = await bookedAt(ana, 'ops.confirmTrip');
    const [unit] = (await hire.details(tripId, ana)).units;
    expect(unit, 'its check asks for no fuel where it has none').toMatchObject({ fuel_type: 'petrol' });
    const units = [{ unit_id: unit?.unit_id ?? '', driver_name: 'Vera', driver_phone: '+59899000111' }];
    await hire.market.call('ops.assignTrip', { params: { id: tripId }, body: { units } }, hire.wheels);
    expect((await hire.details(tripId, ana)).units[0]?.driver?.name).toBe('Vera');
    await step('ops.startTrip', tripId);
    expect(await hire.held(tripId)).toBe(1);
    await step('ops.completeTrip', tripId);
    expect(await hire.held(tripId)).toBe(0);
    const { notifications } = await hire.market.call('notifications.list', { query: {} }, ana);
    expect(notifications.map(({ kind }) => kind)).toEqual([
      'trip_completed',
      'trip_started',
      'trip_confirmed',
      'trip_booked',
    ]);
    expect(notifications[0]).toMatchObject({ trip_id: tripId, order_id: null });
  });

  test('a driver whom nobody can call is not named: the shopper was shown ‘ask at the gate’ as a number to call', async () => {
    const tripId = await hire.book(guest);
    const unit_id = (await hire.details(tripId, guest)).units[0]?.unit_id ?? '';
    const named = (driver_phone: string) => ({
      params: { id: tripId },
      body: { units: [{ unit_id, driver_phone }] },
    });
    const refused = hire.market.refused('ops.assignTrip', named('ask at the gate'), hire.wheels);
    expect(await code(refused)).toBe('phone_invalid');
    for (const driver_phone of ['099 000 111', '']) {
      await hire.market.call('ops.assignTrip', named(driver_phone), hire.wheels);
      expect((await hire.details(tripId, guest)).units[0]?.driver?.phone ?? '').toBe(driver_phone);
    }
  });

  test('[RENT-16] another unit of the vehicle: free ones only', async () => {
    const [own, other] = [await hire.book(guest), await hire.book(guest)];
    const unitOf = async (id: string) => (await hire.details(id, guest)).units[0]?.unit_id ?? '';
    const [mine, theirs] = [await unitOf(own), await unitOf(other)];
    const assign = (units: { unit_id: string; other_unit_id?: string }[]) => ({
      params: { id: own },
      body: { units },
    });
    const taken = assign([{ unit_id: mine, other_unit_id: theirs }]);
    expect(await code(hire.market.refused('ops.assignTrip', taken, hire.wheels))).toBe('unit_taken');
    const unknown = assign([{ unit_id: theirs }]);
    expect(await code(hire.market.refused('ops.assignTrip', unknown, hire.wheels))).toBe(
      'trip_unit_not_found',
    );
    const { rows } = await sql<{ id: string }>`select id from vehicle_units
      where vehicle_id = ${vehicles.compact} and id not in (${mine}, ${theirs}) and active`.execute(
      hire.market.ctx.db,
    );
    const free = rows[0]?.id ?? '';
    const swap = assign([{ unit_id: mine, other_unit_id: free }]);
    expect(await hire.market.call('ops.assignTrip', swap, hire.wheels)).toMatchObject({
      message: 'The trip is changed.',
    });
    expect(await unitOf(own)).toBe(free);
    await hire.market.call('trips.cancel', { body: { trip_id: own } }, guest);
    const late = assign([{ unit_id: free }]);
    expect(await code(hire.market.refused('ops.assignTrip', late, hire.wheels))).toBe('status_conflict');
  });

  test('what is another provider’s is not there; steps out of turn, and what is an operator’s, are refused', async () => {
    const tripId = await hire.book(guest);
    const give = { body: { role: 'store', holder_id: providers.coastal } } as const;
    const coastal = { token: (await hire.market.call('ops.giveToken', give, hire.operator)).token };
    const input = { params: { id: tripId } };
    const reason = { ...input, body: { reason: 'No' } };
    const seen = { unit_id: tripId, moment: 'pickup', odometer_km: 1, fuel_percent: 1 } as const;
    const all = (caller: Caller) =>
      Promise.all([
        code(hire.market.refused('ops.trip', input, caller)),
        code(hire.market.refused('ops.confirmTrip', input, caller)),
        code(hire.market.refused('ops.startTrip', input, caller)),
        code(hire.market.refused('ops.completeTrip', input, caller)),
        code(hire.market.refused('ops.cancelTrip', reason, caller)),
        code(hire.market.refused('ops.handOverTrip', { ...input, body: seen }, caller)),
        code(
          hire.market.refused('ops.assignTrip', { ...input, body: { units: [{ unit_id: tripId }] } }, caller),
        ),
      ]);
    expect(new Set(await all(coastal))).toEqual(new Set(['trip_not_found']));
    const { trips } = await hire.market.call('ops.trips', { query: {} }, coastal);
    expect(trips.filter(({ id }) => id === tripId)).toEqual([]);
    expect((await hire.market.call('ops.trip', input, hire.operator)).id).toBe(tripId);
    expect(await code(hire.market.refused('ops.startTrip', input, hire.wheels))).toBe('status_conflict');
    expect(await code(hire.market.refused('ops.completeTrip', input, hire.wheels))).toBe('status_conflict');
    await step('ops.confirmTrip', tripId);
    const listed = async (status: 'pending' | 'confirmed') =>
      (await hire.market.call('ops.trips', { query: { status } }, hire.wheels)).trips.map(({ id }) => id);
    expect([await listed('confirmed'), await listed('pending')]).toEqual([
      expect.arrayContaining([tripId]),
      expect.not.arrayContaining([tripId]),
    ]);
    expect(await code(hire.market.refused('ops.confirmTrip', input, hire.wheels))).toBe('status_conflict');
    const own = { body: { trip_id: tripId } };
    expect(await hire.market.refused('trips.cancel', own, guest)).toMatchObject({
      status: 409,
      code: 'trip_not_cancelable',
      body: { trip_status: 'confirmed' },
    });
    await step('ops.startTrip', tripId);
    expect(await code(hire.market.refused('ops.cancelTrip', reason, hire.wheels))).toBe('forbidden');
    await step('ops.completeTrip', tripId);
    expect(await code(hire.market.refused('ops.cancelTrip', reason, hire.operator))).toBe('status_conflict');
    const vera = { body: { name: 'Vera', phone: '+59899000111', vehicle: 'bicycle' } } as const;
    const { courier_id } = await hire.market.call('ops.addCourier', vera, hire.operator);
    const asCourier = { body: { role: 'courier', holder_id: courier_id } } as const;
    const courier = { token: (await hire.market.call('ops.giveToken', asCourier, hire.operator)).token };
    expect(await code(hire.market.refused('ops.trips', { query: {} }, courier))).toBe('forbidden');
  });
});

function form(trip_id: string, unit_id: string, pictures: readonly Blob[], moment = 'pickup'): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({
    trip_id,
    unit_id,
    moment,
    odometer_km: '12000',
    fuel_percent: '75',
  }))
    body.set(name, value);
  for (const one of pictures) body.append('pictures', one, 'seen.png');
  return body;
}

describe('hand-over', () => {
  test('[RENT-16] both sides write what they saw, once each, with pictures that only they see', async () => {
    const tripId = await bookedAt(guest, 'ops.confirmTrip');
    const unit = (await hire.details(tripId, guest)).units[0]?.unit_id ?? '';
    const sent = { body: form(tripId, unit, [picture, picture]) };
    for (const field of ['odometer_km', 'fuel_percent']) {
      const left = form(tripId, unit, []);
      left.set(field, '');
      const { message } = await hire.market.refused('trips.handOver', { body: left }, guest);
      expect(message).toContain(`body.${field}`);
    }
    const { handover } = await hire.market.call('trips.handOver', sent, guest);
    expect(handover).toMatchObject({ written_by: 'customer', odometer_km: 12_000, fuel_percent: 75 });
    expect(handover.pictures).toHaveLength(2);
    const shown = await hire.market.app.inject({ url: new URL(handover.pictures[0] ?? '').pathname });
    expect(shown.headers['content-type']).toBe('image/jpeg');
    const body = {
      unit_id: unit,
      moment: 'pickup',
      odometer_km: 12_001,
      fuel_percent: 70,
      note: 'Scratch',
    } as const;
    const theirs = { params: { id: tripId }, body };
    hire.market.clock.advance(60_000);
    await hire.market.call('ops.handOverTrip', theirs, hire.wheels);
    expect((await hire.details(tripId, guest)).handovers.map(({ written_by }) => written_by)).toEqual([
      'customer',
      'provider',
    ]);
    const again = { body: form(tripId, unit, []) };
    expect(await code(hire.market.refused('trips.handOver', again, guest))).toBe('handover_written');
    expect(await code(hire.market.refused('ops.handOverTrip', theirs, hire.wheels))).toBe('handover_written');
  });

  test('[RENT-16] a vehicle that comes back with fewer kilometres than it left with is refused, to both sides', async () => {
    const tripId = await bookedAt(guest, 'ops.confirmTrip');
    const unit = (await hire.details(tripId, guest)).units[0]?.unit_id ?? '';
    await hire.market.call('trips.handOver', { body: form(tripId, unit, []) }, guest);
    await step('ops.startTrip', tripId);
    const body = form(tripId, unit, [], 'return');
    body.set('odometer_km', '11999');
    expect(await hire.market.refused('trips.handOver', { body }, guest)).toMatchObject({
      code: 'odometer_went_back',
      message: 'The odometer showed 12000 km at the pickup: it cannot show less at the return.',
    });
    const seen = { unit_id: unit, moment: 'return', odometer_km: 11_999, fuel_percent: 70 } as const;
    const theirs = { params: { id: tripId }, body: seen };
    expect(await code(hire.market.refused('ops.handOverTrip', theirs, hire.wheels))).toBe(
      'odometer_went_back',
    );
    body.set('odometer_km', '12000');
    const { handover } = await hire.market.call('trips.handOver', { body }, guest);
    expect(handover).toMatchObject({ moment: 'return', odometer_km: 12_000 });
  });

  test('refused: before it is confirmed, a unit of another trip, what is no picture, another’s trip', async () => {
    const tripId = await hire.book(guest);
    const unit = (await hire.details(tripId, guest)).units[0]?.unit_id ?? '';
    const own = (body: FormData, caller = guest) =>
      code(hire.market.refused('trips.handOver', { body }, caller));
    const seen = { unit_id: unit, moment: 'return', odometer_km: 1, fuel_percent: 1 } as const;
    const theirs = (body: typeof seen) =>
      code(hire.market.refused('ops.handOverTrip', { params: { id: tripId }, body }, hire.wheels));
    expect([await own(form(tripId, unit, [])), await theirs(seen)]).toEqual([
      'handover_not_now',
      'handover_not_now',
    ]);
    await step('ops.confirmTrip', tripId);
    expect(await own(form(tripId, tripId, []))).toBe('trip_unit_not_found');
    expect(await theirs({ ...seen, unit_id: tripId })).toBe('trip_unit_not_found');
    expect(await own(form(tripId, unit, [new Blob(['no picture'])]))).toBe('image_format');
    const large = new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]);
    expect(await own(form(tripId, unit, [large]))).toBe('image_too_large');
    expect(
      await own(
        form(
          tripId,
          unit,
          Array.from({ length: 9 }, () => new Blob(['x'])),
        ),
      ),
    ).toBe('files_too_many');
    expect(await own(form(tripId, unit, []), await hire.newGuest())).toBe('trip_not_found');
  });
});

describe('reviews', () => {
  test('[RENT-16] a vehicle of a completed trip once; its stars and its provider’s count it; a reply', async () => {
    const ana = await hire.newCustomer();
    const tripId = await bookedAt(ana, ...whole);
    const [line_id = ''] = (await hire.details(tripId, ana)).reviewable_lines;
    const counts = async () => {
      const { rows } = await sql<{ vehicle: number; provider: number }>`
        select v.rating_count as vehicle, s.rating_count as provider from vehicles v join stores s on s.id = v.store_id
        where v.id = ${vehicles.compact}`.execute(hire.market.ctx.db);
      return rows[0];
    };
    const before = await counts();
    const body = { trip_id: tripId, line_id, rating: 5, comment: 'Like new' };
    await hire.market.call('trips.review', { body }, ana);
    expect(await counts()).toEqual({
      vehicle: (before?.vehicle ?? 0) + 1,
      provider: (before?.provider ?? 0) + 1,
    });
    expect((await hire.details(tripId, ana)).reviewable_lines).toEqual([]);
    expect(await code(hire.market.refused('trips.review', { body }, ana))).toBe('already_reviewed');
    const other = { body: { ...body, line_id: tripId } };
    expect(await code(hire.market.refused('trips.review', other, ana))).toBe('trip_line_not_found');
    const listed = { params: { id: vehicles.compact }, query: {} };
    const { reviews } = await hire.market.call('vehicles.reviews', listed, {});
    const reply = { params: { id: reviews[0]?.id ?? '' }, body: { reply: 'Come again' } };
    await hire.market.call('ops.replyToVehicleReview', reply, hire.wheels);
    const told = await hire.market.call('vehicles.reviews', listed, {});
    expect(told.reviews[0]).toMatchObject({ comment: 'Like new', reply: 'Come again', customer_name: 'Ana' });
    const give = { body: { role: 'store', holder_id: providers.coastal } } as const;
    const coastal = { token: (await hire.market.call('ops.giveToken', give, hire.operator)).token };
    expect(await code(hire.market.refused('ops.replyToVehicleReview', reply, coastal))).toBe(
      'review_not_found',
    );
  });

  test('not before the trip is over', async () => {
    const ana = await hire.newCustomer();
    const tripId = await hire.book(ana);
    const line_id = (await hire.details(tripId, ana)).lines[0]?.id ?? '';
    const body = { trip_id: tripId, line_id, rating: 5 };
    expect(await code(hire.market.refused('trips.review', { body }, ana))).toBe('trip_not_completed');
    const bob = await hire.newCustomer();
    expect(await code(hire.market.refused('trips.review', { body }, bob))).toBe('trip_not_found');
  });
});

describe('customers', () => {
  test('a guest’s trips follow into the account, are told to their owner, and lose the name when it goes', async () => {
    const { guestId } = await hire.market.newGuest();
    const own = { guestId, module: rental.modules.rental };
    const tripId = await bookedAt(own, ...whole);
    const { tripsOfCustomer } = await import('../index.ts');
    const ana = await hire.newCustomer();
    const { rows } = await sql<{
      shopper_id: string;
    }>`select shopper_id from trips where id = ${tripId}`.execute(hire.market.ctx.db);
    await tripsOfCustomer.follow?.(hire.market.ctx, rows[0]?.shopper_id ?? '', ana.shopperId);
    hire.market.clock.advance(60_000);
    const running = await hire.book(ana);
    expect(await code(hire.market.refused('accounts.remove', {}, ana))).toBe('trip_under_way');
    await hire.market.call('trips.cancel', { body: { trip_id: running } }, ana);
    expect(await tripsOfCustomer.tell?.(hire.market.ctx, ana.shopperId)).toMatchObject([
      { id: tripId, contact_name: 'Ana Silva', lines: [{ quantity: 1 }], handovers: [] },
      { id: running },
    ]);
    await tripsOfCustomer.forget?.(hire.market.ctx, ana.shopperId);
    const trip = await hire.details(tripId, ana);
    expect(trip).toMatchObject({
      contact_person_name: '',
      contact_person_number: '',
      contact_person_email: '',
      destination_location: null,
      pickup_location: { location_name: '' },
    });
    expect(trip.provider.id).toBe(wheelsId);
  });
});
