import { slots } from '../../app/slots.tsx';

export const drawer = slots;
