/** NAV-11. */
const leaveAfterMs = 500;

/** Signs out as NAV-11 says: not at once, so that the press is seen. */
export function leaveSoon(leave: () => void): void {
  setTimeout(leave, leaveAfterMs);
}
