import type { OrderStatus } from '@promenade/domain/orders';
import type { TripStatus } from '@promenade/domain/rental';
import type { Language } from './texts.ts';

/** Names of statuses in refusal texts; in English, those of the API. */
type StatusWords = Readonly<Record<OrderStatus | TripStatus, string>>;

const ar: StatusWords = {
  pending: 'بانتظار الرد',
  confirmed: 'مؤكد',
  processing: 'قيد التحضير',
  handover: 'جاهز',
  picked_up: 'في الطريق',
  delivered: 'تم التوصيل',
  canceled: 'ملغى',
  failed: 'فشل',
  refund_requested: 'طُلب الاسترداد',
  refunded: 'تم الاسترداد',
  refund_request_canceled: 'أُغلق طلب الاسترداد',
  ongoing: 'في الطريق',
  completed: 'مكتمل',
  payment_failed: 'لم يُدفع',
};

const nl: StatusWords = {
  pending: 'wacht op antwoord',
  confirmed: 'bevestigd',
  processing: 'in voorbereiding',
  handover: 'klaar',
  picked_up: 'onderweg',
  delivered: 'bezorgd',
  canceled: 'geannuleerd',
  failed: 'mislukt',
  refund_requested: 'terugbetaling gevraagd',
  refunded: 'terugbetaald',
  refund_request_canceled: 'terugbetalingsverzoek gesloten',
  ongoing: 'onderweg',
  completed: 'voltooid',
  payment_failed: 'niet betaald',
};

const fr: StatusWords = {
  pending: 'en attente de réponse',
  confirmed: 'confirmé',
  processing: 'en préparation',
  handover: 'prêt',
  picked_up: 'en route',
  delivered: 'livré',
  canceled: 'annulé',
  failed: 'échoué',
  refund_requested: 'remboursement demandé',
  refunded: 'remboursé',
  refund_request_canceled: 'demande de remboursement close',
  ongoing: 'en route',
  completed: 'terminé',
  payment_failed: 'non payé',
};

const words: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = { ar, nl, fr };

/** The name of a status in a language; unknown ones, and all in English, are unchanged. */
export function statusWord(status: string, language: Language): string {
  return words[language]?.[status] ?? status;
}
