import { chooseModule } from '../../lib/session/choose.ts';
import type { ModuleStep } from '../../lib/session/visit-module.ts';
import { reloadCartCount } from './switch-module.ts';

/** Stores the page's module, or loads the page of the module that a link has led into. */
export async function takeStep(step: Exclude<ModuleStep, { kind: 'nothing' }>): Promise<void> {
  chooseModule(step.module);
  await reloadCartCount(step.module);
  if (step.kind === 'load') window.location.reload();
}
