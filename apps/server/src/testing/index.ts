/**
 * Tests of rooms. Owns: PostgreSQL for a run (global-setup.ts), a database for every test file, and a small market
 * served from it in process. Not ours: the tests themselves.
 */
export type { TestDatabase } from './databases.ts';
export { createTestDatabase } from './test-database.ts';
export { fixture } from './market.fixture.ts';
export { shops, writeShops } from './shops.fixture.ts';
export { writeOneWayStreet } from './one-way-street.fixture.ts';
export { insertTrip, rental, unitsOf, writeRental } from './rental.fixture.ts';
export type { Caller } from './test-client.ts';
export { openTestMarket, type TestMarket, type TestMarketOptions } from './test-market.ts';
export type { TestCustomer, TestGuest } from './test-shoppers.ts';
export { bookTestTrip, fillTripCart, fourHours, type TestBooking, tripContact } from './test-trips.ts';
export { payAtSandbox } from './pay-at-sandbox.ts';
export { deliveryToCentre, placeTestOrder, type TestOrder } from './test-orders.ts';
export { softAuthenticator } from './sign-in/authenticator.ts';
export { addPasskey, everyWayIn, readCode, type SocialPerson, socialToken } from './sign-in/ways-in.ts';
export { authFrom } from './sign-in/auth-from.ts';
export { changeLogin } from './sign-in/third-party.ts';
export { decideMarket } from './decide-market.ts';
export { expectBoundedStream } from './bounded-stream.ts';
export { tablesWith } from './tables-with.ts';
export { latestWaiting, waitForLocks } from './wait-for-locks.ts';
export { proves } from './resilience/proves.ts';
