import { z } from 'zod';

/** What the sandbox says of a payment, in the shape that it is sent. */
export const sandboxBody = z.object({
  id: z.string().min(8).max(120),
  type: z.enum(['payment.processing', 'payment.succeeded', 'payment.failed']),
  payment: z.uuid(),
  amount_minor: z.number().int().min(0),
  currency: z.string().length(3),
  detail: z.string().max(300).default(''),
});

/** A message of the sandbox. */
export type SandboxBody = z.output<typeof sandboxBody>;
