  p_bids json, p_auctions json
