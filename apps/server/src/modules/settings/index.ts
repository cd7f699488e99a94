/**
 * Settings: what the operator has decided about the market, and its modules.
 * Owns the configuration that every client reads first, and the texts of the landing page.
 * Does not own zones (zones), or what a store decides for itself (catalog).
 */
export { changeModule, listAllModules, type ModuleChange } from './deciding/change-module.ts';
export {
  changeSetting,
  forgetSetting,
  listAllSettings,
  type SettingView,
} from './deciding/change-setting.ts';
export { decideAndTax } from './deciding/decide-and-tax.ts';
export {
  findModule,
  firstOfItems,
  getMarket,
  readMarket,
  settingsTopic,
  writeMarket,
} from './get-market.ts';
export { refuseInMaintenance, setMaintenance } from './maintenance.ts';
export {
  defaultSettings,
  type LoginSettings,
  type MarketSettings,
  type OfflineMethod,
} from './market-settings.ts';
export type { ModuleRow } from './settings.repo.ts';
export { settingsRoutes } from './settings.routes.ts';
export { viewModule } from './settings.view.ts';
