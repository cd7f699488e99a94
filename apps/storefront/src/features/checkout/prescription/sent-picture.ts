/** A prescription's picture that the server keeps until an order takes it (CHK-03). */
export interface SentPicture {
  readonly id: string;
  /** What is drawn of it: a small one of this browser's own, for the server's link is good for some minutes. */
  readonly address: string;
}

/** CHK-03: so many are taken for one order. */
export const mostPrescriptions = 3;
