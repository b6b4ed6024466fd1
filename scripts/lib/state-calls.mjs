/** Calls of D1 and KV that are carried out elsewhere: by a worker that has the bindings, or by the process that serves the state. */

const decoder = new TextDecoder();

/**
 * Carries out a call that {@link remoteState} has sent.
 * @param {string} path
 * @param {ArrayBuffer | Uint8Array} body
 * @param {{ db: any, kv: any }} state
 * @returns {Promise<unknown>} a value for JSON
 */
export async function carryOut(path, body, { db, kv }) {
  const [, what, key = ''] = path.split('/');
  // A value of KV can have megabytes, so it is the whole body.
  if (what === 'put') return kv.put(decodeURIComponent(key), body);
  const message = JSON.parse(decoder.decode(body));
  switch (what) {
    case 'ping':
      return 'open';
    case 'batch':
      return db.batch(message.map(({ sql, values }) => (values.length > 0 ? db.prepare(sql).bind(...values) : db.prepare(sql))));
    case 'get':
      return kv.get(message);
    case 'delete':
      return kv.delete(message);
    case 'list':
      return kv.list(message);
    default:
      throw new Error(`unknown: ${what}`);
  }
}

/**
 * A D1 and a KV whose calls are carried out elsewhere.
 * @param {(path: string, body: string | Uint8Array) => Promise<any>} send - returns what {@link carryOut} returns
 */
export function remoteState(send) {
  const call = (what, message) => send(`/${what}`, JSON.stringify(message));
  return {
    db: remoteDatabase((statements) => call('batch', statements.map(({ sql, values }) => ({ sql, values })))),
    kv: {
      put: (key, value) => send(`/put/${encodeURIComponent(key)}`, value),
      get: (key) => call('get', key),
      delete: (key) => call('delete', key),
      list: (options) => call('list', options),
    },
  };
}

function remoteDatabase(batch) {
  const statement = (sql, values) => ({
    sql,
    values,
    bind: (...bound) => statement(sql, bound),
    all: async () => (await batch([{ sql, values }]))[0],
    run: async () => (await batch([{ sql, values }]))[0],
    async first(column) {
      const [row] = (await batch([{ sql, values }]))[0].results;
      return row === undefined ? null : column === undefined ? row : row[column];
    },
  });
  return { prepare: (sql) => statement(sql, []), batch };
}
