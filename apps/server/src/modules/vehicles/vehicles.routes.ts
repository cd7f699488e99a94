import type { Routes } from '../../platform/http/handler.ts';
import { withPictures } from '../../platform/files/sent-pictures.ts';
import { addRentalFavourite, removeRentalFavourite } from './favourites/change-favourites.ts';
import { listFavouriteVehicles } from './favourites/list-favourites.ts';
import { addVehicle, vehicleShape } from './keeping/add-vehicle.ts';
import { changeVehicle, listTheirVehicles } from './keeping/change-vehicle.ts';
import { setProviderDiscount } from './keeping/set-provider-discount.ts';
import { listRentalBanners, listVehicleBrands, listVehicleCategories } from './listings/list-marks.ts';
import { listProviderVehicles, listTopRated, searchVehicles } from './listings/list-vehicles.ts';
import { getCalendar } from './page/get-calendar.ts';
import { getVehicle } from './page/get-vehicle.ts';
import { getProvider } from './providers/get-provider.ts';
import { listProviders } from './providers/list-providers.ts';
import { listReviewsOfProvider, listReviewsOfVehicle } from './reviews/list-reviews.ts';

/** Calls of the vehicles room. */
export const vehiclesRoutes = {
  'vehicles.banners': (ctx) => listRentalBanners(ctx),
  'vehicles.topRated': (ctx, { query }) => listTopRated(ctx, query),
  'vehicles.search': (ctx, { query }) => searchVehicles(ctx, query),
  'vehicles.ofProvider': (ctx, { query }) => listProviderVehicles(ctx, query),
  'vehicles.categories': (ctx) => listVehicleCategories(ctx),
  'vehicles.brands': (ctx) => listVehicleBrands(ctx),
  'vehicles.details': (ctx, { params, query }) => getVehicle(ctx, params.id, query),
  'vehicles.calendar': (ctx, { params, query }) => getCalendar(ctx, params.id, query),
  'vehicles.reviews': (ctx, { params, query }) => listReviewsOfVehicle(ctx, params.id, query),
  'providers.popular': (ctx, { query }) => listProviders(ctx, query, 'popular'),
  'providers.latest': (ctx, { query }) => listProviders(ctx, query, 'newest'),
  'providers.details': (ctx, { params }) => getProvider(ctx, params.id),
  'providers.reviews': (ctx, { params, query }) => listReviewsOfProvider(ctx, params.id, query),
  'rentalWishlist.list': (ctx) => listFavouriteVehicles(ctx),
  'rentalWishlist.add': (ctx, { query }) => addRentalFavourite(ctx, query),
  'rentalWishlist.remove': (ctx, { query }) => removeRentalFavourite(ctx, query),
  'ops.vehicles': (ctx, { query }) => listTheirVehicles(ctx, query),
  'ops.addVehicle': withPictures({ image: vehicleShape }, (ctx, { body }) => addVehicle(ctx, body)),
  'ops.changeVehicle': (ctx, { params, body }) => changeVehicle(ctx, { ...params, ...body }),
  'ops.setProviderDiscount': (ctx, { params, body }) => setProviderDiscount(ctx, { ...params, ...body }),
} satisfies Routes;
