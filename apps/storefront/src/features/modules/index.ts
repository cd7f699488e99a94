/**
 * Modules: choosing food, grocery, pharmacy and the others, and what switching does.
 * Owns the picker, the side picker and the header's switcher. What a module is capable of stands in the domain;
 * the chosen one is kept by lib/session. Does not own what a module's pages show.
 */
export { ModuleOverlay } from './module-overlay.tsx';
export { ModuleSwitcher } from './module-switcher.tsx';
