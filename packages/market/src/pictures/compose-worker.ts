/** A thread that makes the pictures of a plan, and hands each over as soon as it is made. */
import { parentPort, workerData } from 'node:worker_threads';
import { composePictures, type PicturePlan } from './compose-pictures.ts';

for await (const picture of composePictures(workerData as PicturePlan)) parentPort?.postMessage(picture);
