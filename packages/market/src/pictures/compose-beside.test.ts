import { expect, test } from 'vitest';
import { composeBeside, composePictures, type PicturePlan } from './index.ts';

const plan: PicturePlan = [
  { name: 'one.webp', kind: 'item', objects: ['taco'] },
  { name: 'two.webp', kind: 'item', objects: ['pizza', 'hot-pepper'] },
  { name: 'three.webp', kind: 'cover', hue: 'lime', variant: 3, objects: ['pizza', 'taco'] },
];

async function listed<T>(pictures: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const picture of pictures) list.push(picture);
  return list;
}

const plain = (pictures: { name: string; bytes: Uint8Array }[]) =>
  pictures.map(({ bytes, ...rest }) => ({ ...rest, bytes: Buffer.from(bytes).toString('base64') }));

test('a thread beside makes the same pictures in the same order, to the byte', async () => {
  expect(plain(await listed(composeBeside(plan)))).toEqual(plain(await listed(composePictures(plan))));
});

test('where nothing is to be made, nothing is', async () => {
  expect(await listed(composeBeside([]))).toEqual([]);
});

test('what goes wrong in the thread is told here', async () => {
  const wrong: PicturePlan = [...plan, { name: 'four.webp', kind: 'item', objects: ['no such thing'] }];
  await expect(listed(composeBeside(wrong))).rejects.toThrow(
    "No illustrated object is called 'no such thing'",
  );
});

test('who has seen enough ends the thread', async () => {
  for await (const { name } of composeBeside(plan)) {
    expect(name).toBe('one.webp');
    break;
  }
});
