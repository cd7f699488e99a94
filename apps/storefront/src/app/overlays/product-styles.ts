import quickAdd from '../../features/cart/quick-add/quick-add.module.css';
import cardGrid from '../../features/catalog/cards/card-grid.module.css';
import itemCard from '../../features/catalog/cards/item-card.module.css';
import storeCard from '../../features/catalog/cards/store-card.module.css';
import gallery from '../../features/catalog/item/gallery/gallery.module.css';
import itemActions from '../../features/catalog/item/item-actions.module.css';
import itemDialog from '../../features/catalog/item/item-dialog.module.css';
import shopDetail from '../../features/catalog/item/shop/shop-detail.module.css';
import reviews from '../../features/reviews/list/reviews.module.css';
import heart from '../../features/wishlist/wishlist.module.css';
import badge from '../../ui/badge/badge.module.css';
import card from '../../ui/card/card.module.css';
import chip from '../../ui/chip/chip.module.css';
import choice from '../../ui/choice/choice.module.css';
import countdown from '../../ui/countdown/countdown.module.css';
import listEnd from '../../ui/list-end/list-end.module.css';
import pictureLabel from '../../ui/picture-label/picture-label.module.css';
import price from '../../ui/price/price.module.css';
import progressBar from '../../ui/progress-bar/progress-bar.module.css';
import rating from '../../ui/rating/rating.module.css';
import scroller from '../../ui/scroller/scroller.module.css';
import skeleton from '../../ui/skeleton/skeleton.module.css';
import starsSummary from '../../ui/stars-summary/stars-summary.module.css';
import stepper from '../../ui/stepper/stepper.module.css';

/**
 * The style sheets of the code-split parts of an item's page: the server renders those parts, so their styles are
 * loaded with the page. A build drops a style sheet whose class names nobody uses; product-styles.test.ts keeps this
 * list complete.
 */
export const productStyles = [
  quickAdd,
  cardGrid,
  itemCard,
  storeCard,
  gallery,
  heart,
  itemActions,
  itemDialog,
  shopDetail,
  reviews,
  badge,
  card,
  chip,
  choice,
  countdown,
  listEnd,
  pictureLabel,
  price,
  progressBar,
  rating,
  scroller,
  skeleton,
  starsSummary,
  stepper,
];
