import { useMarket } from '../../lib/session/market.ts';

export default function Landing() {
  const { config, landing } = useMarket();
  return (
    <>
      <title>{config.business_name}</title>
      <h1>{landing.fixed_header_title}</h1>
      <p>{landing.fixed_header_sub_title}</p>
    </>
  );
}
