  p_engaged json, p_released json, p_card_events json, p_pool json, p_loans json
