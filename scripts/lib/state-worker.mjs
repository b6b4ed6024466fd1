import { carryOut } from './state-calls.mjs';

/** Carries out calls with the D1 and KV of the local state. */
export default {
  async fetch(request, { DB: db, CATALOGUE: kv }) {
    try {
      return Response.json({ value: await carryOut(new URL(request.url).pathname, await request.arrayBuffer(), { db, kv }) });
    } catch (error) {
      return Response.json({ error: error.message });
    }
  },
};
