/** The texts in one language that a shopper sees on the way from the landing page to the delivery. */
export interface Words {
  readonly searchPlace: string;
  readonly add: string;
  readonly addToCart: string;
  readonly added: string;
  readonly cart: RegExp;
  readonly proceed: string;
  readonly guest: string;
  readonly edit: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly house: string;
  readonly save: string;
  readonly placeOrder: RegExp;
  readonly placed: string;
  readonly onTheWay: string;
  readonly courierAway: RegExp;
  readonly delivered: string;
}

export const english: Words = {
  searchPlace: 'Street and number, or a place',
  add: 'Add Mozzarella pizza',
  addToCart: 'Add to Cart',
  added: 'Item added to cart',
  cart: /^Cart/,
  proceed: 'Proceed To Checkout',
  guest: 'Guest',
  edit: 'Edit',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  house: 'House number',
  save: 'Save',
  placeOrder: /^Place order · /,
  placed: 'Order placed',
  onTheWay: 'On the way',
  courierAway: /^Courier \S+ (m|km) away$/,
  delivered: 'Delivered',
};

export const arabic: Words = {
  searchPlace: 'الشارع ورقم المنزل، أو مكان',
  add: 'أضف بيتزا موزاريلا',
  addToCart: 'أضف إلى السلة',
  added: 'أُضيف الصنف إلى السلة',
  cart: /^السلة/,
  proceed: 'إتمام الطلب',
  guest: 'ضيف',
  edit: 'تعديل',
  name: 'الاسم',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  house: 'رقم المنزل',
  save: 'حفظ',
  placeOrder: /^إرسال الطلب · /,
  placed: 'تم إرسال الطلب',
  onTheWay: 'في الطريق',
  courierAway: /^المندوب على بعد /,
  delivered: 'تم التوصيل',
};
