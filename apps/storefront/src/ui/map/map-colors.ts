import { DARK, type Flavor, LIGHT } from '@protomaps/basemaps';

// `ui/tokens.css` in plain numbers: MapLibre draws on a canvas, where custom properties are not available.

type Ground =
  | 'earth'
  | 'water'
  | 'green'
  | 'wood'
  | 'sunken'
  | 'building'
  | 'casing'
  | 'minor'
  | 'major'
  | 'rail';
type Lettering = 'quiet' | 'strong' | 'waterLabel';
type Tones = Readonly<Record<Ground | Lettering, string>>;

const paper: Tones = {
  earth: '#f6f3ec',
  water: '#bfd9e0',
  green: '#dde8cd',
  wood: '#d3e2c2',
  sunken: '#efeae0',
  building: '#e9e4d9',
  casing: '#e4ddd0',
  minor: '#fffdf9',
  major: '#fdeccf',
  rail: '#cfc8bb',
  quiet: '#7d766c',
  strong: '#4a463f',
  waterLabel: '#4f7d8b',
};

const night: Tones = {
  earth: '#1a1917',
  water: '#17262e',
  green: '#1f271d',
  wood: '#1f291c',
  sunken: '#201e1c',
  building: '#262421',
  casing: '#171614',
  minor: '#34312d',
  major: '#463d31',
  rail: '#3a3733',
  quiet: '#9a9389',
  strong: '#d2ccc2',
  waterLabel: '#7fa3b1',
};

const grounds = (tones: Tones): Partial<Flavor> => ({
  background: tones.earth,
  earth: tones.earth,
  water: tones.water,
  park_a: tones.green,
  park_b: tones.green,
  scrub_a: tones.green,
  scrub_b: tones.green,
  zoo: tones.green,
  wood_a: tones.wood,
  wood_b: tones.wood,
  hospital: tones.sunken,
  industrial: tones.sunken,
  school: tones.sunken,
  pedestrian: tones.sunken,
  aerodrome: tones.sunken,
  military: tones.sunken,
  sand: tones.sunken,
  beach: tones.sunken,
  pier: tones.sunken,
  runway: tones.minor,
  buildings: tones.building,
  railway: tones.rail,
  boundaries: tones.rail,
});

// A kind of road has one colour, whether on the ground, on a bridge or in a tunnel.
function roads(tones: Tones): Partial<Flavor> {
  const colors: Record<string, string> = {};
  for (const kind of ['other', 'minor', 'link', 'major', 'highway']) {
    const color = kind === 'major' || kind === 'highway' ? tones.major : tones.minor;
    for (const way of ['tunnel', 'bridges']) {
      colors[`${way}_${kind}`] = color;
      colors[`${way}_${kind}_casing`] = tones.casing;
    }
    colors[kind] = color;
    for (const casing of ['casing', 'casing_early', 'casing_late'])
      colors[`${kind}_${casing}`] = tones.casing;
  }
  return {
    ...colors,
    other: tones.minor,
    minor_a: tones.minor,
    minor_b: tones.minor,
    minor_service: tones.minor,
    minor_service_casing: tones.casing,
  };
}

const lettering = (tones: Tones): Partial<Flavor> => ({
  roads_label_minor: tones.quiet,
  roads_label_minor_halo: tones.earth,
  roads_label_major: tones.strong,
  roads_label_major_halo: tones.earth,
  subplace_label: tones.quiet,
  subplace_label_halo: tones.earth,
  city_label: tones.strong,
  city_label_halo: tones.earth,
  address_label: tones.quiet,
  address_label_halo: tones.earth,
  ocean_label: tones.waterLabel,
  regular: 'Rubik',
  bold: 'Rubik',
  italic: 'Rubik',
});

/** Protomaps' theme in our light or dark colours; without points of interest, which the market provides. */
export function tintFor(dark: boolean): Flavor {
  const tones = dark ? night : paper;
  const { pois: _pois, landcover: _landcover, ...base } = dark ? DARK : LIGHT;
  return { ...base, ...grounds(tones), ...roads(tones), ...lettering(tones) };
}

export interface OverlayColors {
  readonly area: string;
  readonly line: string;
  readonly lineCasing: string;
}

/** The accent colour on the background it is used on. */
export const overlayColors = (dark: boolean): OverlayColors =>
  dark
    ? { area: '#ff7a52', line: '#ff7a52', lineCasing: '#1a1917' }
    : { area: '#cf3f1c', line: '#cf3f1c', lineCasing: '#ffffff' };
