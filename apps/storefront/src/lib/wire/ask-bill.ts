import { Refusal } from '@promenade/contract/client';

interface WithCoupon {
  readonly coupon_code?: string | null | undefined;
}

/** A bill, and why a coupon is not in it that it was asked for with. */
interface Billed<Body, Quote> {
  readonly asked: Body;
  readonly quote: Quote;
  readonly couponRefusal: Refusal | null;
}

/** Whether it is the coupon that is refused: it has ended, is used up, or fits no more. */
export const isOfCoupon = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code.startsWith('coupon_');

/** Asks for the bill; where the coupon is what is refused, for the bill without it, so that no sum holds it any more. */
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
