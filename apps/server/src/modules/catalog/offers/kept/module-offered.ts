import type { Ctx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/errors.ts';
import type { LocalText } from '../../../../platform/local-text.ts';
import { getMarket } from '../../../settings/index.ts';

/** Refuses with the reason; for operators and in English only, like validation errors. */
export const unfit = (detail: string): never => refuse('offer_unfit', { detail });

/** Refuses a module that the market does not have. */
export async function checkModule(ctx: Ctx, moduleId: string): Promise<void> {
  const { modules } = await getMarket(ctx);
  if (!modules.some(({ id }) => id === moduleId)) unfit(`no module is known by the id ${moduleId}`);
}

/** A title as it is stored: English replaces missing languages. */
export const keptTitle = ({
  en,
  ar,
  nl,
  fr,
}: Readonly<Record<'en' | 'ar' | 'nl' | 'fr', string>>): LocalText => ({
  en,
  ar: ar || en,
  nl: nl || en,
  fr: fr || en,
});
