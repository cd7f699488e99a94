/** A vehicle in centimetres, its rear at 0, its feet at 0, up is below 0; and the gradients it is painted with. */
export type VehicleDrawing = { length: number; height: number; inks: string; drawing: string };
