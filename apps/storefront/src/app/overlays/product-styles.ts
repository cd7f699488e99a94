// What the parts of an item's page look like whose code comes late: the server writes them, so their style sheets come
// with the page. product-styles.test.ts keeps this list whole.
import '../../features/cart/quick-add/quick-add.module.css';
import '../../features/catalog/cards/card-grid.module.css';
import '../../features/catalog/cards/item-card.module.css';
import '../../features/catalog/cards/store-card.module.css';
import '../../features/catalog/item/gallery/gallery.module.css';
import '../../features/catalog/item/item-dialog.module.css';
import '../../features/catalog/item/shop/shop-detail.module.css';
import '../../features/reviews/list/reviews.module.css';
import '../../ui/badge/badge.module.css';
import '../../ui/card/card.module.css';
import '../../ui/chip/chip.module.css';
import '../../ui/choice/choice.module.css';
import '../../ui/countdown/countdown.module.css';
import '../../ui/price/price.module.css';
import '../../ui/progress-bar/progress-bar.module.css';
import '../../ui/rating/rating.module.css';
import '../../ui/scroller/scroller.module.css';
import '../../ui/skeleton/skeleton.module.css';
import '../../ui/stepper/stepper.module.css';
