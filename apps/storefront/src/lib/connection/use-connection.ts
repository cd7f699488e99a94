import { useSyncExternalStore } from 'react';
import { type Connection, connectionAtFirst, readConnection, subscribeConnection } from './connection.ts';

export const useConnection = (): Connection =>
  useSyncExternalStore(subscribeConnection, readConnection, connectionAtFirst);
