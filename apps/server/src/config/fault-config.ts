import { z } from 'zod';
import { type FaultPlan, readFaults } from '../platform/faults/plan.ts';

/** The key of the environment about faults on purpose. */
export const faultKeys = {
  FAULTS: z
    .string()
    .optional()
    .describe(
      'Makes outside services lag, fail, time out, repeat or reorder, from a seed: for trials, never for customers. See docs/reliability.md.',
    ),
};

/** What is wrong with the faults asked for; a market on https is for customers, and must be named to have any. */
export function wrongFaultKeys(given: Readonly<Record<string, string | undefined>>): string[] {
  const { FAULTS: text, PUBLIC_URL: publicUrl } = given;
  if (text === undefined) return [];
  const read = readFaults(text);
  if ('wrong' in read) return [`FAULTS: ${read.wrong}`];
  const url = publicUrl !== undefined && URL.canParse(publicUrl) ? new URL(publicUrl) : undefined;
  if (url?.protocol !== 'https:' || read.plan.confirmedFor === url.hostname) return [];
  return [
    `FAULTS: ${url.origin} is for customers, and this makes it fail on purpose. Leave it empty, or add confirm=${url.hostname} to it`,
  ];
}

/** The plan; undefined where everything is to behave. */
export function faultPlan({ FAULTS: text }: { readonly FAULTS?: string | undefined }): FaultPlan | undefined {
  const read = text === undefined ? undefined : readFaults(text);
  return read && 'plan' in read ? read.plan : undefined;
}
