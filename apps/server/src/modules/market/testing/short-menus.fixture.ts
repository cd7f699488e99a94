import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoCatalogueFolder } from '@promenade/market/catalogue';

const DISHES_A_MENU = 3;

/** Our own catalogue with the first dishes of each menu: a picture less to draw for every dish less. */
export async function writeShortMenus(folder: string): Promise<string> {
  const copy = join(folder, 'menus');
  await cp(demoCatalogueFolder, copy, { recursive: true });
  const dishes = join(copy, 'food/dishes');
  for (const file of await readdir(dishes)) {
    const [header = '', ...rows] = (await readFile(join(dishes, file), 'utf8')).trimEnd().split('\n');
    await writeFile(join(dishes, file), `${[header, ...rows.slice(0, DISHES_A_MENU)].join('\n')}\n`);
  }
  return copy;
}
