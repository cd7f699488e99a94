import type { WithDefaults } from '../../platform/database/with-defaults.ts';
import type { LocalText } from '../catalog/index.ts';

/** A kept picture of a review. */
export interface PictureColumn {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** A review as stored. */
export interface ReviewRow {
  readonly id: string;
  readonly item_id: string;
  readonly store_id: string;
  /** Null where the account is gone, and of a demonstration's samples. */
  readonly customer_id: string | null;
  /** Null of samples. */
  readonly order_line_id: string | null;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly comment: string;
  /** A sample's text in every language, in place of the comment. */
  readonly sample: LocalText | null;
  readonly pictures: readonly PictureColumn[];
  readonly reply: string | null;
  readonly replied_at: Date | null;
  readonly created_at: Date;
}

/** What a new review has by the database's own defaults. */
type GivenByDatabase = 'pictures' | 'sample' | 'reply' | 'replied_at';

/** A review as it is written. */
export type NewReviewRow = Omit<ReviewRow, GivenByDatabase>;

/** A review with its writer's first name. */
export interface SignedReviewRow extends ReviewRow {
  readonly first_name: string | null;
}

/** Tables of this room; of the customers it reads first names. */
export interface ReviewTables {
  reviews: WithDefaults<ReviewRow, GivenByDatabase>;
  customers: { readonly id: string; readonly first_name: string };
}
