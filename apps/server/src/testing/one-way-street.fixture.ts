import { RoadBook, writeRoadGraph } from '@promenade/market/graph';
import { sql } from 'kysely';
import type { Ctx } from '../platform/context.ts';
import { fixture } from './market.fixture.ts';

/**
 * Gives the market a road: a one-way street round the blocks, from the trattoria far to the north and past the bakery to
 * the centre's door, and from there, 559 m as the crow flies, back to the trattoria.
 */
export async function writeOneWayStreet({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const door = fixture.points.centre;
  const corners = [
    [-56.191, -34.906],
    [-56.191, -34.89],
    [-56.18, -34.89],
    [-56.18, -34.9],
    [-56.18, door.lat],
    [door.lng, door.lat],
    [-56.191, -34.906],
  ] as const;
  const book = new RoadBook();
  book.add({
    osmType: 'way',
    osmId: 1,
    tags: { highway: 'residential', oneway: 'yes' },
    geometry: { type: 'MultiLineString', coordinates: [corners.map(([lng, lat]) => [lng, lat])] },
  });
  await sql`insert into geo_graph (graph) values (${Buffer.from(writeRoadGraph(book.graph()))})`.execute(db);
}
