import { gradientOf } from '../gradients.ts';
import { cockpit } from './cars/cockpit.ts';
import { VEHICLE_BODIES, type VehicleLook, type VehicleView } from './look.ts';
import { shadow, stage, stageInks } from './stage.ts';
import { drawFront, drawSide, isCar } from './vehicle-drawings.ts';

/** A card's picture is 350 CSS pixels wide at most; twice that stays crisp on dense screens. */
export const VEHICLE_SIZE = { width: 720, height: 450 };

/** Of looks whose pictures are the same from there, one: a car's paint is not seen from its seat. */
export function looksAlike(look: VehicleLook, view: VehicleView): VehicleLook {
  return view === 'close' && isCar(look.body) ? { ...look, paint: 'silver' } : look;
}

type Size = { width: number; height: number };

const svg = ({ width, height }: Size, inks: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${inks}</defs>${drawing}</svg>`;

/** A vehicle on nothing, as large as fits, its feet on the lower edge. */
export function vehicleAlone(look: VehicleLook, size: Size): string {
  const { length, height, inks, drawing } = drawSide(look);
  const scale = Math.min(size.width / (length + 8), size.height / (height + 12));
  const left = (size.width - length * scale) / 2;
  return svg(
    size,
    inks,
    `<g transform="translate(${left} ${size.height - 2}) scale(${scale})">${drawing}</g>`,
  );
}

/** A picture of a vehicle in one or two drawings of one size: what stands behind is the same for many of them. */
export type VehicleScene = { ground?: string; front: string };

/** A picture of a vehicle: before the rental's gradient, or what one sees in it. */
export function vehicleScene(look: VehicleLook, view: VehicleView): VehicleScene {
  if (view === 'close' && isCar(look.body)) {
    const { inks, drawing } = cockpit(look.body);
    return { front: svg(VEHICLE_SIZE, inks, drawing) };
  }
  return view === 'close' ? closeUp(look) : onStage(look, view);
}

/** Where it stands, as parts of the picture: its feet, and how much of the width and height it may take. */
const STAGE = { foot: 0.8, width: 0.84, height: 0.62 };

function onStage(look: VehicleLook, view: 'side' | 'front'): VehicleScene {
  const { width, height } = VEHICLE_SIZE;
  const { length, height: tall, inks, drawing } = view === 'side' ? drawSide(look) : drawFront(look);
  const scale = Math.min((width * STAGE.width) / length, (height * STAGE.height) / tall);
  const [left, foot] = [(width - length * scale) / 2, height * STAGE.foot];
  const shade = shadow(width / 2, foot, length * scale * (view === 'side' ? 1 : 0.94));
  const placed = `<g transform="translate(${left} ${foot}) scale(${scale})">${drawing}</g>`;
  return { ground: groundFor(look, foot), front: svg(VEHICLE_SIZE, inkOf(look) + inks, shade + placed) };
}

const inkOf = (look: VehicleLook): string => stageInks(gradientFor(look));

const groundFor = (look: VehicleLook, foot: number): string =>
  svg(VEHICLE_SIZE, inkOf(look), stage(VEHICLE_SIZE, foot));

/** How much larger a part is shown than the whole. */
const CLOSER = 2.1;

/** The middle and the front of a cycle from near by. */
function closeUp(look: VehicleLook): VehicleScene {
  const { width, height } = VEHICLE_SIZE;
  const { length, height: tall, inks, drawing } = drawSide(look);
  const scale = Math.min((width * STAGE.width) / length, (height * STAGE.height) / tall) * CLOSER;
  const [left, foot] = [width * 0.56 - length * scale * 0.66, height * 0.52 + tall * scale * 0.56];
  const placed = `<g transform="translate(${left} ${foot}) scale(${scale})">${drawing}</g>`;
  return { ground: groundFor(look, height * 1.2), front: svg(VEHICLE_SIZE, inks, placed) };
}

/** Bodies differ in their tint, so that a page of cards is not all of one. */
const gradientFor = ({ body }: VehicleLook) => gradientOf('sky', VEHICLE_BODIES.indexOf(body));
