import { arriveAs, centre, expect, marketUrl, test } from '../support/market.ts';
import { arriveWithCart } from '../support/ordering.ts';

const dessert = 'la-isla-martin-fierro';

test.beforeEach(async ({ page }) => {
  await arriveAs(page, { language: 'en', location: centre });
});

function person() {
  const unique = String(process.hrtime.bigint()).slice(-9);
  return {
    name: 'Ana Pereira',
    email: `ana.${unique}@example.com`,
    phone: `+5989${unique}`,
    password: 'secret-words',
  };
}

test('[CART-11] [AUTH-07] the newer cart stays at sign-in, and the other one can be taken up again', async ({
  page,
}) => {
  const ana = person();
  const signedUp = await page.request.post(`${marketUrl()}/api/v1/auth/sign-up`, {
    data: { ...ana, confirm_password: ana.password },
  });
  const { token } = (await signedUp.json()) as { token: string };
  const guest = await arriveWithCart(page, dessert, 1);
  const cart = await page.request.get(`${marketUrl()}/api/v1/customer/cart/list?guest_id=${guest.guestId}`, {
    headers: guest.headers,
  });
  const [line] = (await cart.json()) as { item: { id: string; name: string }; price: number }[];
  // Ana's own cart, from another device and older: three of the same.
  const added = await page.request.post(`${marketUrl()}/api/v1/customer/cart/add`, {
    headers: { ...guest.headers, authorization: `Bearer ${token}` },
    data: { item_id: line?.item.id, quantity: 3, price: line?.price },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const changed = await page.request.post(`${marketUrl()}/api/v1/customer/cart/add`, {
    headers: guest.headers,
    data: { guest_id: guest.guestId, item_id: line?.item.id, quantity: 1, price: line?.price },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await page.goto('/home?view=sign-in');
  await page.getByLabel('Email or phone number').fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill(ana.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Logged in successfully', { exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  const parked = drawer.getByRole('region', { name: 'Kept for later' });
  await expect(parked.getByText('3 items')).toBeVisible();
  await parked.getByRole('button', { name: /^Restore/ }).press('Enter');
  await expect(page.getByText('Your earlier cart is back.')).toBeVisible();
  // The replaced cart is parked in turn: nothing is lost.
  await expect(parked.getByText('2 items')).toBeVisible();
  await test.step('after what was pressed is gone the focus is at what is left: it was at the drawer as a whole, above everything', async () => {
    await expect(parked.getByRole('heading')).toBeFocused();
  });
});

test('[NAV-06] [AUTH-03] after sign-up with a module chosen the interests come, then home', async ({
  page,
}) => {
  const ana = person();
  const modules = (await (await page.request.get(`${marketUrl()}/api/v1/module`)).json()) as {
    id: string;
    module_type: string;
  }[];
  const [first] = modules;
  const chosen = JSON.stringify({ id: first?.id, module_type: first?.module_type });
  await page.addInitScript((value) => localStorage.setItem('module', value), chosen);
  await page.goto('/home?view=sign-up');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(ana.name);
  await dialog.getByLabel('Email', { exact: true }).fill(ana.email);
  await dialog.getByLabel('Phone', { exact: true }).fill(ana.phone);
  await dialog.getByLabel('Password', { exact: true }).fill(ana.password);
  await dialog.getByLabel('Confirm password').fill(ana.password);
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL(/\/interest$/);
  await expect(page.getByText('Signup successfully.', { exact: true })).toBeVisible();
  const pizza = page.getByRole('button', { name: 'Pizza', exact: true });
  await pizza.click();
  await expect(pizza).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/interest');
  await expect(pizza).toHaveAttribute('aria-pressed', 'true');
});
