/**
 * Autopilot: moves the orders of a demo market along by itself, with a courier on the road.
 * Owns the job that takes each order's next step, and the demo's couriers.
 * Does not own the timetable (domain) or the steps themselves (orders).
 */
export { autopilotJobs } from './autopilot.jobs.ts';
export { autopilotSpeed, engageAutopilot } from './engage-autopilot.ts';
export { orderPayments } from './order-payments.ts';
