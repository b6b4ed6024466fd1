/** What becomes of the pieces that orders hold when the stock is counted anew (README, "Loading"). */

/**
 * Turns reserved pieces that a counted stock does not cover into pieces to order in, beginning with the latest orders. So a closed order never puts
 * pieces into the stock that do not exist.
 * @param lines - SQL that joins `line`, a row of `order_line`, and `counted`, whose `stock` is what lies in the warehouse
 */
export function orderInMissing(lines: string): string {
  return `UPDATE order_line SET reserved = there.pieces, ordered = ordered + reserved - there.pieces
    FROM (
      SELECT order_no, line_no, max(0, min(reserved, stock - earlier)) AS pieces FROM (
        SELECT line.order_no, line.line_no, line.reserved, counted.stock,
          SUM(line.reserved) OVER (PARTITION BY line.goods_id ORDER BY line.order_no) - line.reserved AS earlier
        FROM ${lines} WHERE line.reserved > 0
      )
    ) AS there
    WHERE order_line.order_no = there.order_no AND order_line.line_no = there.line_no AND there.pieces < order_line.reserved`;
}
