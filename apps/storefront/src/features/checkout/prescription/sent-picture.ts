/** A prescription's picture that the server stores until an order takes it (CHK-03). */
export interface SentPicture {
  readonly id: string;
  /** Its preview, made by this browser: the server's link is only valid for some minutes. */
  readonly address: string;
}

/** CHK-03: the maximum number for one order. */
export const mostPrescriptions = 3;
