import type { StoreModuleType } from '../city/index.ts'
import type { CategoryRow, LocalizedText, PictureName, RowId, StoreRows } from '../stores/rows.ts'

/** A delivery zone: a closed ring of [lng, lat] in degrees, first point repeated at the end. */
export type ZoneRow = {
  id: RowId
  slug: string
  name: LocalizedText
  ring: readonly (readonly [lng: number, lat: number])[]
  rates: readonly DeliveryRate[]
}

/** What a delivery costs in a zone and module (api.md rule 1). */
export type DeliveryRate = {
  moduleType: StoreModuleType
  perKmMinor: number
  minimumMinor: number
  /** Null is no maximum. */
  maximumMinor: number | null
}

export type ModuleRow = {
  id: RowId
  moduleType: StoreModuleType
  slug: string
  name: LocalizedText
  description: LocalizedText
  picture: PictureName
  zoneSlugs: readonly string[]
  position: number
}

export type CouponRow = {
  id: RowId
  code: string
  title: LocalizedText
  moduleType: StoreModuleType
  couponType: 'default' | 'store_wise' | 'zone_wise' | 'free_delivery' | 'first_order'
  discountType: 'percent' | 'amount'
  /** Percent, or minor units when discountType is amount; 0 for free delivery. */
  discount: number
  minimumPurchaseMinor: number
  /** 0 is uncapped. */
  maximumDiscountMinor: number
  storeIds: readonly RowId[]
  zoneSlugs: readonly string[]
  /** Uses by one customer; null is no limit. */
  usesPerCustomer: number | null
}

export type BannerRow = {
  id: RowId
  moduleType: StoreModuleType
  title: LocalizedText
  picture: PictureName
  zoneSlugs: readonly string[]
  /** Where a tap leads. */
  target: { type: 'store' | 'category'; id: RowId }
  position: number
}

/** What an operator would set for this market; keys of the config call are derived from it. */
export type MarketSettings = {
  name: string
  slug: string
  /** Calling code and region of the market's country. */
  country: string
  timeZone: string
  defaultLocation: { lat: number; lng: number; text: string }
  currency: {
    code: string
    symbol: string
    symbolDirection: 'left' | 'right'
    /** Digits of the minor unit by ISO 4217: amounts are stored in centésimos. */
    minorDigits: number
    /** Digits shown: every price here is whole pesos. */
    shownDigits: number
  }
  taxPercent: number
  taxIncluded: boolean
  freeDeliveryOverMinor: number | null
  guestCheckout: boolean
  scheduledOrders: boolean
  phoneDigits: number
  businessName: string
  address: string
}

export type LandingTexts = {
  headline: LocalizedText
  subheadline: LocalizedText
  steps: readonly { title: LocalizedText; text: LocalizedText; picture: PictureName }[]
  footerDescription: LocalizedText
  newsletterTitle: LocalizedText
  newsletterSubtitle: LocalizedText
  /** Says that menus and prices are invented, and whose map this is. */
  demonstrationNotice: LocalizedText
}

/** A whole market as plain rows: no database, no files. Pictures are composed from `picturePlan`. */
export type DemoMarket = StoreRows & {
  settings: MarketSettings
  zones: readonly ZoneRow[]
  modules: readonly ModuleRow[]
  categories: readonly CategoryRow[]
  coupons: readonly CouponRow[]
  banners: readonly BannerRow[]
  landing: LandingTexts
}
