  p_listed json, p_offers json, p_swaps json, p_sales json
