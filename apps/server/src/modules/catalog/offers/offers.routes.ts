import type { Routes } from '../../../platform/http/handler.ts';
import { withPictures } from '../../../platform/files/sent-pictures.ts';
import { getCampaign, listCampaignItems, listCampaigns } from './campaigns.ts';
import { findFlashSale, listFlashSaleItems } from './flash-sale.ts';
import { addBanner, bannerShape, listAllBanners, switchBanner } from './kept/keep-banners.ts';
import { addSale, listSales, switchSale } from './kept/keep-flash-sales.ts';
import { listBanners } from './list-banners.ts';
import { listBrandItems, listBrands, listConditionItems, listConditions } from './list-marks.ts';

/** What a market puts in front: banners, campaigns, flash sales, brands, conditions. */
export const offersRoutes = {
  'catalog.banners': (ctx) => listBanners(ctx),
  'catalog.campaigns': (ctx) => listCampaigns(ctx),
  'catalog.campaign': (ctx, { params, query }) => getCampaign(ctx, params.id, query),
  'catalog.campaignItems': (ctx, { query }) => listCampaignItems(ctx, query),
  'catalog.flashSale': (ctx) => findFlashSale(ctx),
  'catalog.flashSaleItems': (ctx, { query }) => listFlashSaleItems(ctx, query),
  'ops.flashSales': (ctx) => listSales(ctx),
  'ops.addFlashSale': (ctx, { body }) => addSale(ctx, body),
  'ops.switchFlashSale': (ctx, { params, body }) => switchSale(ctx, { ...params, ...body }),
  'ops.banners': (ctx) => listAllBanners(ctx),
  'ops.addBanner': withPictures({ image: bannerShape }, (ctx, { body }) => addBanner(ctx, body)),
  'ops.switchBanner': (ctx, { params, body }) => switchBanner(ctx, { ...params, ...body }),
  'catalog.brands': (ctx) => listBrands(ctx),
  'catalog.brandItems': (ctx, { params, query }) => listBrandItems(ctx, params.id, query),
  'catalog.conditions': (ctx) => listConditions(ctx),
  'catalog.conditionItems': (ctx, { params, query }) => listConditionItems(ctx, params.id, query),
} satisfies Routes;
