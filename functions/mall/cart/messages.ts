import { countText } from '~/domain/product/delivery';
import type { Texts } from '../http/refusal';

export function unknownPart(partNumber: string): Texts {
  return {
    cn: `没有找到型号 ${partNumber}，请检查后重试，或搜索相近的型号。`,
    en: `No part has the number ${partNumber}. Check it, or search for one like it.`,
  };
}

export function several(mpn: string): Texts {
  return { cn: `${mpn} 有多个品牌或供应商，请选择其中一个。`, en: `${mpn} comes from more than one maker or partner. Choose one.` };
}

export function full(most: number): Texts {
  return {
    cn: `购物车最多可放 ${countText(most)} 种元器件，请先移除不用的元器件。`,
    en: `The cart holds up to ${countText(most)} parts. Remove some you no longer need first.`,
  };
}

/** @param name its id or its part number */
export function withdrawn(name: string): Texts {
  return { cn: `没有元器件 ${name}，它可能已经下架。`, en: `There is no part ${name}; it may have been withdrawn.` };
}

/** @param name its part number, or its id if it is no longer sold */
export function notInCart(name: string): Texts {
  return { cn: `购物车中已没有 ${name}，请重新添加。`, en: `${name} is not in the cart any more. Add it again.` };
}

export function noLongerSold(mpn: string): Texts {
  return { cn: `${mpn} 已停售，请从购物车中移除。`, en: `${mpn} is no longer sold. Remove it from the cart.` };
}
