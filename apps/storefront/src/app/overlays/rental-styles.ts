import openingHours from '../../features/catalog/store/store-hero.module.css';
import placePicker from '../../features/location/picker/place-picker.module.css';
import cards from '../../features/rental/cards.module.css';
import addVehicle from '../../features/rental/cart/adding/add-vehicle.module.css';
import bookingBar from '../../features/rental/details/booking-bar.module.css';
import calendar from '../../features/rental/details/calendar.module.css';
import reviews from '../../features/rental/details/reviews.module.css';
import vehiclePage from '../../features/rental/details/vehicle-page.module.css';
import homeStrips from '../../features/rental/home/home-strips.module.css';
import rentalHome from '../../features/rental/home/rental-home.module.css';
import providerCard from '../../features/rental/providers/provider-card.module.css';
import providers from '../../features/rental/providers/providers.module.css';
import carousel from '../../features/rental/quick-view/carousel.module.css';
import filterPanel from '../../features/rental/results/filter-panel.module.css';
import results from '../../features/rental/results/results.module.css';
import tripBar from '../../features/rental/results/trip-bar.module.css';
import tripForm from '../../features/rental/search/trip-form.module.css';
import factChips from '../../features/rental/vehicles/fact-chips.module.css';
import factIcon from '../../features/rental/vehicles/fact-icon.module.css';
import priceTiles from '../../features/rental/vehicles/price-tiles.module.css';
import vehicleCard from '../../features/rental/vehicles/vehicle-card.module.css';
import vehicleGrid from '../../features/rental/vehicles/vehicle-grid.module.css';
import vehicleStrip from '../../features/rental/vehicles/vehicle-strip.module.css';
import badge from '../../ui/badge/badge.module.css';
import bannerStrip from '../../ui/banner-strip/banner-strip.module.css';
import card from '../../ui/card/card.module.css';
import choice from '../../ui/choice/choice.module.css';
import chip from '../../ui/chip/chip.module.css';
import facts from '../../ui/facts/facts.module.css';
import field from '../../ui/field/field.module.css';
import listEnd from '../../ui/list-end/list-end.module.css';
import map from '../../ui/map/map-view.module.css';
import pictureLabel from '../../ui/picture-label/picture-label.module.css';
import price from '../../ui/price/price.module.css';
import progressBar from '../../ui/progress-bar/progress-bar.module.css';
import rating from '../../ui/rating/rating.module.css';
import scroller from '../../ui/scroller/scroller.module.css';
import segmentedLinks from '../../ui/segmented-links/segmented-links.module.css';
import select from '../../ui/select/select.module.css';
import starsSummary from '../../ui/stars-summary/stars-summary.module.css';
import stepper from '../../ui/stepper/stepper.module.css';
import strip from '../../ui/strip/strip.module.css';

/** The style sheets of rental's pages, needed before their code is loaded. */
export const rentalStyles: readonly object[] = [
  openingHours,
  placePicker,
  badge,
  bannerStrip,
  card,
  price,
  progressBar,
  rating,
  starsSummary,
  addVehicle,
  bookingBar,
  calendar,
  reviews,
  vehiclePage,
  homeStrips,
  rentalHome,
  cards,
  providerCard,
  providers,
  carousel,
  filterPanel,
  results,
  tripBar,
  tripForm,
  factChips,
  factIcon,
  priceTiles,
  vehicleCard,
  vehicleGrid,
  vehicleStrip,
  choice,
  chip,
  facts,
  field,
  listEnd,
  map,
  pictureLabel,
  scroller,
  segmentedLinks,
  select,
  stepper,
  strip,
];
