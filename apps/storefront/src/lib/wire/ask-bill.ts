import { Refusal } from '@promenade/contract/client';

interface WithCoupon {
  readonly coupon_code?: string | null | undefined;
}

/** A bill, and why the requested coupon is not in it. */
interface Billed<Body, Quote> {
  readonly asked: Body;
  readonly quote: Quote;
  readonly couponRefusal: Refusal | null;
}

/** Whether it is the coupon that is refused: it has expired, is used up, or does not apply any more. */
export const isOfCoupon = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code.startsWith('coupon_');

/** Requests the bill; if the coupon is refused, the bill without it, so that no sum includes it any more. */
export async function askBill<Body extends WithCoupon, Quote>(
  body: Body,
  ask: (body: Body) => Promise<Quote>,
): Promise<Billed<Body, Quote>> {
  try {
    return { asked: body, quote: await ask(body), couponRefusal: null };
  } catch (error) {
    if (!body.coupon_code || !isOfCoupon(error)) throw error;
    const asked = { ...body, coupon_code: null };
    return { asked, quote: await ask(asked), couponRefusal: error };
  }
}
