import type { VehiclePaint } from './look.ts';

/** A coat of paint in the light: where the sky lies on it, plain, turned away, and underneath. */
export type Coat = { light: string; base: string; deep: string; under: string };

export const COATS: Readonly<Record<VehiclePaint, Coat>> = {
  white: { light: '#ffffff', base: '#eef1f4', deep: '#c4ccd6', under: '#939eac' },
  silver: { light: '#f1f4f7', base: '#c2cad3', deep: '#929daa', under: '#616c7a' },
  graphite: { light: '#a3acb8', base: '#5b6672', deep: '#3c4651', under: '#252d36' },
  black: { light: '#808a96', base: '#2c333c', deep: '#191e25', under: '#0c1015' },
  red: { light: '#ff8a7a', base: '#d8352f', deep: '#a31c22', under: '#650f17' },
  orange: { light: '#ffc08a', base: '#ee7a2c', deep: '#bd5314', under: '#74300a' },
  yellow: { light: '#ffeda6', base: '#f6c431', deep: '#cb9312', under: '#80590a' },
  green: { light: '#a8d9b6', base: '#3f8f63', deep: '#266544', under: '#143d29' },
  teal: { light: '#a5e6e2', base: '#27a09d', deep: '#13706f', under: '#0a4346' },
  blue: { light: '#a0cdff', base: '#2f76d2', deep: '#1c519c', under: '#10315f' },
  navy: { light: '#93a9d6', base: '#2d4580', deep: '#1c2d58', under: '#101a36' },
  sand: { light: '#f7ecd8', base: '#d5bd96', deep: '#a78d66', under: '#695639' },
};
