// Illustrated objects by the name the catalogue uses → their file in @lobehub/fluent-emoji-3d (MIT; Fluent Emoji by Microsoft, MIT).
const FILES: Readonly<Record<string, string>> = {
  apple: '1f34e', avocado: '1f951', bacon: '1f953', bagel: '1f96f', baguette: '1f956', banana: '1f34c', beans: '1fad8',
  beer: '1f37a', beers: '1f37b', 'bell-pepper': '1fad1', 'bento-box': '1f371', 'birthday-cake': '1f382',
  blueberries: '1fad0', bread: '1f35e', broccoli: '1f966', 'bubble-tea': '1f9cb', burrito: '1f32f', butter: '1f9c8',
  carrot: '1f955', champagne: '1f37e', cheese: '1f9c0', cherries: '1f352', chestnut: '1f330', 'chocolate-bar': '1f36b',
  chopsticks: '1f962', 'cocktail-glass': '1f378', coconut: '1f965', cookie: '1f36a', corn: '1f33d', crab: '1f980',
  croissant: '1f950', cucumber: '1f952', 'cup-with-straw': '1f964', cupcake: '1f9c1', curry: '1f35b', custard: '1f36e',
  'cut-of-meat': '1f969', dango: '1f361', doughnut: '1f369', dumpling: '1f95f', egg: '1f95a', 'egg-pan': '1f373',
  eggplant: '1f346', falafel: '1f9c6', fire: '1f525', fish: '1f41f', 'fish-cake': '1f365', flatbread: '1fad3',
  'fortune-cookie': '1f960', 'french-fries': '1f35f', 'fried-shrimp': '1f364', garlic: '1f9c4', gift: '1f381',
  ginger: '1fada', grapes: '1f347', 'green-apple': '1f34f', hamburger: '1f354', herb: '1f33f', honey: '1f36f',
  'hot-beverage': '2615', 'hot-dog': '1f32d', 'hot-pepper': '1f336-fe0f', ice: '1f9ca', 'ice-cream': '1f368',
  'juice-box': '1f9c3', kiwi: '1f95d', 'leafy-green': '1f96c', lemon: '1f34b', lobster: '1f99e', mango: '1f96d', mate: '1f9c9',
  'meat-on-bone': '1f356', melon: '1f348', 'milk-glass': '1f95b', 'moon-cake': '1f96e', olive: '1fad2', onion: '1f9c5',
  oyster: '1f9aa', pancakes: '1f95e', 'pea-pod': '1fadb', peach: '1f351', peanuts: '1f95c', pear: '1f350', pie: '1f967',
  pineapple: '1f34d', pizza: '1f355', 'pot-of-food': '1f372', potato: '1f954', 'poultry-leg': '1f357',
  'pouring-liquid': '1fad7', pretzel: '1f968', 'rice-ball': '1f359', 'rice-bowl': '1f35a', salad: '1f957', salt: '1f9c2',
  sandwich: '1f96a', scooter: '1f6f5', 'shallow-pan': '1f958', 'shaved-ice': '1f367', shopping: '1f6cd-fe0f', shortcake: '1f370',
  shrimp: '1f990', 'soft-ice-cream': '1f366', spaghetti: '1f35d', squid: '1f991', 'steaming-bowl': '1f35c',
  strawberry: '1f353', 'stuffed-flatbread': '1f959', sushi: '1f363', 'sweet-potato': '1f360', taco: '1f32e',
  'takeout-box': '1f961', tamale: '1fad4', tangerine: '1f34a', teacup: '1f375', teapot: '1fad6', tomato: '1f345',
  'tropical-drink': '1f379', waffle: '1f9c7', watermelon: '1f349', 'wine-glass': '1f377', 'world-map': '1f5fa-fe0f',
};

export function isObjectName(name: string): boolean {
  return Object.hasOwn(FILES, name);
}

/** The file's path. @throws for a name that is not in the table (a fault: the catalogue reader refuses it before) */
export function objectPath(name: string): string {
  const file = FILES[name];
  if (file === undefined) throw new Error(`No illustrated object is called '${name}'`);
  return new URL(import.meta.resolve(`@lobehub/fluent-emoji-3d/assets/${file}.webp`)).pathname;
}
