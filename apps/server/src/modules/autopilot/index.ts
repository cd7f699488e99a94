/**
 * Autopilot: in a demonstration market, orders move along by themselves and a courier rides the way.
 * Owns the job that takes each order's next step, and the demo's couriers.
 * Does not own the timetable (domain) nor the steps themselves (orders).
 */
export { autopilotJobs } from './autopilot.jobs.ts';
export { autopilotSpeed, engageAutopilot } from './engage-autopilot.ts';
export { orderPayments } from './order-payments.ts';
