import type { SocialMedium } from '@promenade/domain/accounts';
import type { ReactNode } from 'react';

/** Our own drawings on a 24 × 24 grid, in the colours that the providers ask for; Apple's is in that of the text. */
const marks: Readonly<Record<SocialMedium, ReactNode>> = {
  google: (
    <g fill="none" strokeWidth="4">
      <path stroke="#ea4335" d="M5.400 8.500A7.500 7.500 0 0 1 17.300 6.700" />
      <path stroke="#fbbc05" d="M5.400 15.500A7.500 7.500 0 0 1 5.400 8.500" />
      <path stroke="#34a853" d="M17 17.600A7.500 7.500 0 0 1 5.400 15.500" />
      <path stroke="#4285f4" d="M12 12h7.500A7.500 7.500 0 0 1 17 17.600" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="10" fill="#0866ff" />
      <path
        fill="#fff"
        d="M10.400 22v-7.500H7.700v-3h2.700V9.300c0-2.700 1.500-4.200 4-4.200.8 0 1.600.1 2.200.2v2.600h-1.300c-1.300 0-1.700.7-1.700 1.600v2h2.900l-.5 3h-2.400V22Z"
      />
    </>
  ),
  apple: (
    <path
      fill="currentColor"
      d="M12.200 8.700c1-.3 1.900-1 3.300-1 1.400 0 2.500.6 3.200 1.600-1.400.9-2 1.900-2 3.300 0 1.700 1 2.900 2.500 3.500-.8 2.300-2.300 4.900-4 4.900-1.100 0-1.600-.7-2.900-.7s-1.900.7-2.900.7C7.300 21 5 17 5 13.300c0-3.600 2.100-5.600 4.300-5.600 1.200 0 2.100.8 2.900 1ZM12.100 7c-.1-2.100 1.400-3.900 3.400-4.200.2 2.100-1.400 4.100-3.400 4.200Z"
    />
  ),
};

/** The mark by which an identity provider is known; its button has the name. */
export function ProviderMark({ of }: { readonly of: SocialMedium }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      {marks[of]}
    </svg>
  );
}
