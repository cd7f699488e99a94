import type { AccountTexts } from './statuses.ts';

/** Arabic. */
export const ar: AccountTexts = {
  refusals: {
    social_refused: 'لم يؤكد مزوّد الخدمة هذا الحساب. حاول مرة أخرى.',
    passkey_refused: 'لم يُقبل مفتاح المرور هذا. حاول مرة أخرى أو سجّل الدخول بطريقة أخرى.',
    sign_in_method_off: 'طريقة تسجيل الدخول هذه غير متاحة هنا.',
    session_not_found: 'لم يعد هذا الجهاز مسجّل الدخول.',
    passkey_not_found: 'لم يعد مفتاح المرور هذا محفوظًا.',
    passkeys_full: 'لديك {count} مفتاح مرور محفوظ. أزل أحدها أولاً.',
    parked_cart_not_found: 'لم تعد هذه السلة محفوظة.',
    order_under_way: 'لا يزال لديك طلب في الطريق. احذف الحساب بعد انتهائه.',
    trip_under_way: 'لم تنتهِ إحدى رحلاتك بعد. احذف الحساب بعد انتهائها.',
    payment_under_way: 'لا تزال إحدى دفعاتك مفتوحة. احذف الحساب بعد إتمامها أو انتهاء مهلتها.',
    contact_required: 'البريد الإلكتروني أو رقم الهاتف مطلوب',
    contact_invalid: 'يجب إدخال بريد إلكتروني أو رقم هاتف صحيح',
    otp_phone_required: 'يرجى إدخال رقم هاتف',
    otp_phone_short: 'يجب أن يتكون الرقم من 10 أرقام',
    code_required: 'الحقل فارغ',
    code_wrong: 'هذا الرمز غير صحيح أو انتهت صلاحيته.',
    code_elsewhere: 'طُلب هذا الرمز من اتصال آخر. يرجى تسجيل الدخول هنا أولًا.',
    password_required: 'لم يتم إدخال كلمة مرور.',
    password_common: 'كلمة المرور هذه من أول ما يُجرَّب. اختر كلمة أخرى.',
    phone_digits: 'يجب أن يتكون رقم الهاتف من {count} أرقام بالضبط',
    phone_locked: 'لا يمكن تغيير رقم هاتف تم التحقق منه.',
    continue_dead: 'استغرق ذلك وقتًا طويلًا. يرجى تسجيل الدخول مرة أخرى.',
    reset_token_dead: 'استغرق ذلك وقتًا طويلًا. يرجى طلب رمز جديد.',
    email: 'يرجى إدخال رقم هاتف للمتابعة.',
    third_party_refused: '{detail}',
    image_format: 'الصيغة غير مدعومة. اختر صورة jpg أو png أو jpeg أو gif.',
    image_too_large: 'الصورة أكبر من 2 ميغابايت.',
    files_too_many: 'يمكن إرسال {count} ملفات كحد أقصى هنا. أزل بعضها.',
    sign_in_paused: 'كلمات مرور خاطئة كثيرة. حاول {wait}، أو اطلب كلمة مرور جديدة.',
    code_too_soon: 'أُرسل رمز للتو. يمكن إرسال رمز آخر {wait}.',
    code_paused: 'رموز خاطئة كثيرة. حاول {wait}.',
  },
  notices: {
    code_sent: 'لقد أرسلنا رمزًا.',
    code_delivered: 'الرمز في الطريق.',
    code_undelivered: 'تعذّر إرسال الرمز. جرّب طريقة أخرى.',
    code_accepted: 'الرمز صحيح.',
    verification_due: 'أدخل الرمز الذي أرسلناه.',
    info_needed: 'بعض البيانات ناقصة.',
    is_it_you: 'هل هذا أنت',
    password_changed: 'تم تغيير كلمة المرور. سجّل الدخول بكلمة المرور الجديدة.',
    password_changed_passkeys:
      'تم تغيير كلمة المرور. سجّل الدخول بكلمة المرور الجديدة. لا تزال مفاتيح المرور هذه تفتح حسابك: {names}. أزل ما ليس لك منها.',
    password_mail_subject: 'تم تغيير كلمة المرور',
    password_mail:
      'أُعيد تعيين كلمة مرور حسابك في {market} عبر «نسيت كلمة المرور»، وسُجّل خروج جميع الأجهزة.\n\n' +
      'إن لم تكن أنت من فعل ذلك فاطلب كلمة مرور جديدة الآن: {forgotten}',
    password_mail_passkeys:
      'أُعيد تعيين كلمة مرور حسابك في {market} عبر «نسيت كلمة المرور»، وسُجّل خروج جميع الأجهزة.\n\n' +
      'لا تزال مفاتيح المرور هذه تفتحه: {names}. أزل ما ليس لك منها: {security}\n\n' +
      'إن لم تكن أنت من فعل ذلك فاطلب كلمة مرور جديدة الآن: {forgotten}',
    profile_updated: 'تم التحديث بنجاح.',
    account_deleted: 'تم حذف الحساب',
    session_ended: 'تم تسجيل خروج الجهاز.',
    sessions_ended: 'تم تسجيل خروج جميع الأجهزة الأخرى.',
    passkey_added: 'تمت إضافة مفتاح المرور.',
    passkey_removed: 'تمت إزالة مفتاح المرور.',
    code_mail_subject: 'رمزك: {code}',
    code_text: '{code} هو رمزك في {market}. صالح لمدة 10 دقائق. لا تخبر به أحدًا.',
  },
};
