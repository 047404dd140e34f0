  p_chain json
