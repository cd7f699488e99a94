/**
 * Modules: choosing food, grocery, pharmacy and so on, and switching between them.
 * Owns the picker, the side picker and the header's switcher. The domain says what a module can do; lib/session keeps the
 * chosen one. Does not own what a module's pages show.
 */
export { ModuleOverlay } from './module-overlay.tsx';
export { ModuleSwitcher } from './module-switcher.tsx';
