import type { Language } from '@promenade/contract/refusals';

/** The words of an invoice in one language. */
export type InvoiceText = Readonly<
  Record<
    | 'invoice'
    | 'order'
    | 'seller'
    | 'buyer'
    | 'road'
    | 'house'
    | 'floor'
    | 'item'
    | 'quantity'
    | 'price'
    | 'amount'
    | 'items'
    | 'addOns'
    | 'discount'
    | 'coupon'
    | 'referral'
    | 'tax'
    | 'taxIncluded'
    | 'delivery'
    | 'tip'
    | 'packaging'
    | 'service'
    | 'total'
    | 'unpriced'
    | 'paid'
    | 'unpaid'
    | 'partially_paid'
    | 'notPaid'
    | 'canceled'
    | 'fromWallet'
    | 'refunded',
    string
  >
>;

/** The words of an invoice. */
export const invoiceTexts: Readonly<Record<Language, InvoiceText>> = {
  en: {
    invoice: 'Invoice',
    order: 'Order',
    seller: 'Sold by',
    buyer: 'Ordered by',
    road: 'Street number',
    house: 'House',
    floor: 'Floor',
    item: 'Item',
    quantity: 'Quantity',
    price: 'Price',
    amount: 'Amount',
    items: 'Items',
    addOns: 'Add-ons',
    discount: 'Discount',
    coupon: 'Coupon',
    referral: 'A friend’s discount',
    tax: 'Tax',
    taxIncluded: 'Tax, included',
    delivery: 'Delivery',
    tip: 'Tip for the courier',
    packaging: 'Extra packaging',
    service: 'Service charge',
    total: 'Total',
    unpriced: 'No price yet',
    paid: 'Paid',
    unpaid: 'To be paid',
    partially_paid: 'Paid in part',
    notPaid: 'Not paid',
    canceled: 'Cancelled',
    fromWallet: 'Paid from the wallet',
    refunded: 'Refunded',
  },
  ar: {
    invoice: 'فاتورة',
    order: 'الطلب',
    seller: 'البائع',
    buyer: 'صاحب الطلب',
    road: 'رقم الشارع',
    house: 'المنزل',
    floor: 'الطابق',
    item: 'الصنف',
    quantity: 'الكمية',
    price: 'السعر',
    amount: 'المبلغ',
    items: 'الأصناف',
    addOns: 'الإضافات',
    discount: 'الخصم',
    coupon: 'القسيمة',
    referral: 'خصم الصديق',
    tax: 'الضريبة',
    taxIncluded: 'الضريبة، مشمولة',
    delivery: 'التوصيل',
    tip: 'بقشيش المندوب',
    packaging: 'تغليف إضافي',
    service: 'رسوم الخدمة',
    total: 'الإجمالي',
    unpriced: 'لا سعر بعد',
    paid: 'مدفوع',
    unpaid: 'للدفع',
    partially_paid: 'مدفوع جزئيًا',
    notPaid: 'غير مدفوع',
    canceled: 'ملغى',
    fromWallet: 'مدفوع من المحفظة',
    refunded: 'مُسترَد',
  },
  nl: {
    invoice: 'Factuur',
    order: 'Bestelling',
    seller: 'Verkocht door',
    buyer: 'Besteld door',
    road: 'Straatnummer',
    house: 'Huis',
    floor: 'Verdieping',
    item: 'Artikel',
    quantity: 'Aantal',
    price: 'Prijs',
    amount: 'Bedrag',
    items: 'Artikelen',
    addOns: 'Extra’s',
    discount: 'Korting',
    coupon: 'Kortingsbon',
    referral: 'Korting van een vriend',
    tax: 'Belasting',
    taxIncluded: 'Belasting, inbegrepen',
    delivery: 'Bezorging',
    tip: 'Fooi voor de koerier',
    packaging: 'Extra verpakking',
    service: 'Servicekosten',
    total: 'Totaal',
    unpriced: 'Nog geen prijs',
    paid: 'Betaald',
    unpaid: 'Te betalen',
    partially_paid: 'Deels betaald',
    notPaid: 'Niet betaald',
    canceled: 'Geannuleerd',
    fromWallet: 'Betaald uit de portemonnee',
    refunded: 'Terugbetaald',
  },
  fr: {
    invoice: 'Facture',
    order: 'Commande',
    seller: 'Vendu par',
    buyer: 'Commandé par',
    road: 'Rue n°',
    house: 'Maison',
    floor: 'Étage',
    item: 'Article',
    quantity: 'Quantité',
    price: 'Prix',
    amount: 'Montant',
    items: 'Articles',
    addOns: 'Suppléments',
    discount: 'Remise',
    coupon: 'Bon de réduction',
    referral: 'Remise d’un ami',
    tax: 'Taxe',
    taxIncluded: 'Taxe, comprise',
    delivery: 'Livraison',
    tip: 'Pourboire du coursier',
    packaging: 'Emballage supplémentaire',
    service: 'Frais de service',
    total: 'Total',
    unpriced: 'Pas encore de prix',
    paid: 'Payé',
    unpaid: 'À payer',
    partially_paid: 'Payé en partie',
    notPaid: 'Non payé',
    canceled: 'Annulé',
    fromWallet: 'Payé par le portefeuille',
    refunded: 'Remboursé',
  },
};
