import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address of the storefront. A feature adds its route here and its file in `routes/`. */
export default [
  index('routes/landing.tsx'),
  route('home', 'routes/home.tsx'),
  route('store/:id', 'routes/store.tsx'),
  route('product/:id', 'routes/product.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('orders/:id', 'routes/order.tsx'),
  route('track-order', 'routes/track-order.tsx'),
  route('my-orders', 'routes/my-orders.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('settings', 'routes/settings.tsx'),
  route('interest', 'routes/interest.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('auth/callback', 'routes/auth-callback.tsx'),
  route('help-and-support', 'routes/help-and-support.tsx'),
  route('about-us', 'routes/about-us.tsx'),
  route('terms-and-conditions', 'routes/terms-and-conditions.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
